import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageApp } from './PageApp';
import { isVisitorPage, loadScreen } from './screens';
import { createI18n, loadTexts } from './shell/i18n';
import type { HandedOver, PageStart } from './shell/page';
import { Providers } from './shell/root';
import { takeEarlyTyping } from './shell/typed';

/** Makes a page react that needs no router. */
export async function hydrate({
  page,
  texts,
  start = { name: null, loaded: null },
}: HandedOver): Promise<void> {
  const i18n = createI18n(page.locale);
  const [screen, members] = await Promise.all([
    screenOf(start),
    page.user ? import('./shell/navigation/members') : undefined,
    loadTexts(i18n, texts),
  ]);
  const typeAgain = takeEarlyTyping();
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
  if (isVisitorPage(name)) return loadScreen(name);
  const { StatusScreen } = await import('./shell/status');
  return StatusScreen;
}
