import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter, type AppRouter } from './router';
import { createI18n, loadMessages } from './shell/i18n';
import { createMemberData } from './shell/members';
import { members } from './shell/navigation/members';
import type { PageData, RouteToHydrate } from './shell/page';
import { Providers } from './shell/root';
import { takeEarlyTyping } from './shell/typed';

/** Makes a member's page react. */
export async function hydrate({ page, texts }: RouteToHydrate & { page: PageData }): Promise<void> {
  const i18n = createI18n(page.locale);
  await loadMessages(i18n, texts.areas);
  const router = createAppRouter({ page, data: createMemberData(page) });
  keepPlace(router);
  const typeAgain = takeEarlyTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers page={page} i18n={i18n} surroundings={{ members, typeAgain }}>
        <RouterClient router={router} />
      </Providers>,
    );
  });
}

/** The router begins each page at its top, also one that the browser has just scrolled back to where it was left. */
function keepPlace(router: AppRouter): void {
  const { scrollX: left, scrollY: top } = window;
  const stop = router.subscribe('onRendered', () => {
    stop();
    scrollTo({ left, top, behavior: 'instant' });
  });
}
