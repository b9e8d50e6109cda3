import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageApp } from './PageApp';
import { isVisitorPage, loadShownScreen } from './pages/screens';
import { createI18n } from './kit/i18n/create-i18n';
import type { PageData, PageStart, PageToHydrate } from './kit/page/page-data';
import { Providers } from './kit/frame/Providers';
import type { LoadSignupModal } from './kit/join/signup-modal';
import { captureEarlyTyping } from './first-paint/early-typing';
import { tryToLoad } from './first-paint/try-to-load';

/** Makes a page react that needs no router. */
export async function hydrate({
  page: served,
  texts,
  start,
}: PageToHydrate & { page: PageData }): Promise<void> {
  const page = withRequestId(served);
  const i18n = createI18n(page.locale, texts.messages);
  const [screen, members] = await Promise.all([
    screenOf(start),
    page.user ? import('./kit/frame/bars/members') : undefined,
  ]);
  const typeAgain = captureEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers
        page={page}
        i18n={i18n}
        surroundings={{ ...members, typeAgain, loadSignup: page.user ? undefined : loadSignup }}
      >
        <PageApp start={start} screen={screen} />
      </Providers>,
    );
  });
}

/** The sign-up over the page. */
const loadSignup: LoadSignupModal = (input) =>
  tryToLoad(async () => (await import('./site/signup/modal/prepare-modal')).prepareModal(input));

/** A page from the server's cache doesn't hold what the logs know its request by: that comes in a header beside it. */
function withRequestId(page: PageData): PageData {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const requestId = page.requestId ?? visit?.serverTiming?.find(({ name }) => name === 'req')?.description;
  return requestId === undefined ? page : { ...page, requestId };
}

async function screenOf({ name }: PageStart): Promise<ComponentType> {
  if (isVisitorPage(name)) return loadShownScreen(name);
  const { StatusScreen } = await import('./kit/frame/status');
  return StatusScreen;
}
