import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageApp } from './PageApp';
import { isVisitorPage, loadShownScreen } from './screens';
import { createI18n } from './shell/i18n/create-i18n';
import type { PageData, PageStart, PageToHydrate } from './shell/page';
import { Providers } from './shell/root';
import { captureEarlyTyping } from './shell/form-restore';

/** Makes a page react that needs no router. */
export async function hydrate({ page, texts, start }: PageToHydrate & { page: PageData }): Promise<void> {
  const i18n = createI18n(page.locale, texts.messages);
  const [screen, members] = await Promise.all([
    screenOf(start),
    page.user ? import('./shell/navigation/members') : undefined,
  ]);
  const typeAgain = captureEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers page={page} i18n={i18n} surroundings={{ ...members, typeAgain }}>
        <PageApp start={start} screen={screen} />
      </Providers>,
    );
  });
}

async function screenOf({ name }: PageStart): Promise<ComponentType> {
  if (isVisitorPage(name)) return loadShownScreen(name);
  const { StatusScreen } = await import('./shell/status');
  return StatusScreen;
}
