import type { I18n } from '@lingui/core';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter, type AppRouter } from './router';
import { scrollPositionOf, withScrollPosition } from './first-paint/scroll-position';
import { createI18n } from './kit/i18n/create-i18n';
import { loadMessages, type MessageArea } from './kit/i18n/catalogues';
import { createMemberData } from './kit/session/member-data';
import { members } from './kit/frame/bars/members';
import type { PageData, RouteToHydrate } from './kit/page/page-data';
import { Providers } from './kit/frame/Providers';
import { captureEarlyTyping } from './first-paint/early-typing';

/** Makes a member's page react. */
export async function hydrate({ page, texts }: RouteToHydrate & { page: PageData }): Promise<void> {
  const i18n = createI18n(page.locale);
  const loadTexts = textLoader(i18n);
  await loadTexts(texts.areas);
  const router = createAppRouter({ page, data: createMemberData(page), loadTexts });
  restoreScrollPosition(router);
  const typeAgain = captureEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers page={page} i18n={i18n} surroundings={{ members, typeAgain }}>
        <RouterClient router={router} />
      </Providers>,
    );
  });
}

/** Loads each area once: an area that is there already would render all texts again. */
function textLoader(i18n: I18n): (areas: readonly MessageArea[]) => Promise<void> {
  const loads = new Map<MessageArea, Promise<void>>();
  return async (areas) => {
    const missing = [...new Set(areas)].filter((area) => !loads.has(area));
    if (missing.length > 0) {
      const loading = loadMessages(i18n, missing);
      for (const area of missing) loads.set(area, loading);
      // What failed to load is requested again.
      loading.catch(() => missing.forEach((area) => loads.delete(area)));
    }
    await Promise.all(areas.flatMap((area) => loads.get(area) ?? []));
  };
}

/**
 * Restores the scroll position: the router begins each page at its top, also one that the browser restores. A slow device
 * has not scrolled there yet when this runs, so each page stores its position when it is left.
 */
function restoreScrollPosition(router: AppRouter): void {
  const { scrollX: left, scrollY } = window;
  const top = Math.max(scrollY, scrollPositionOf(history.state));
  const stop = router.subscribe('onRendered', () => {
    stop();
    scrollTo({ left, top, behavior: 'instant' });
  });
  addEventListener('pagehide', () => {
    // It bypasses the router, which would take a change of its history for a step.
    History.prototype.replaceState.call(history, withScrollPosition(history.state, window.scrollY), '');
  });
}
