import type { RegisteredRouter } from '@tanstack/react-router';
import { pageOf, type PageName } from '@vela/domain/pages';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { whenIdle } from '../../../first-paint/when-idle';
import { mayLoadDataAhead } from './app-steps';
import { pageAt, routesAt, textsAt } from './routes-at';

/** The places of the bars, and the screen that most steps lead to. */
const PLACES: readonly PageName[] = ['members', 'members-id', 'chats', 'likes'];

/** Loads code and texts of a page that somebody is about to open, and its data where that counts as no visit. */
export async function loadAhead(router: RegisteredRouter, url: URL): Promise<void> {
  const page = pageAt(router, url.pathname);
  // The router logs what it fails to load ahead, and a later step shows the error anyway.
  if (page === null || !navigator.onLine) return;
  const code = loadCode(router, [url.pathname]);
  // They load in parallel: a file that fails to load rejects both with the same error, which does not reload
  // the page.
  if (mayLoadDataAhead(page)) await router.preloadRoute({ href: url.pathname + url.search } as never);
  await code;
}

/** Loads the code of the most frequent steps once the browser is idle; the returned function cancels that. */
export function loadPlacesAhead(router: RegisteredRouter): () => void {
  if (savesData()) return () => {};
  return whenIdle(() => void loadCode(router, PLACES.map(examplePath)));
}

/** What fails to load is requested again when the page is opened, which then shows the error. */
async function loadCode(router: RegisteredRouter, pathnames: readonly string[]): Promise<void> {
  const { loadTexts } = router.options.context;
  const routes = new Set(pathnames.flatMap((pathname) => routesAt(router, pathname)));
  const loads = [
    ...[...routes].map((route) => async () => router.loadRouteChunk(route)),
    // All at once: each time that texts are added, everything on the page is rendered again.
    async () => loadTexts?.(pathnames.flatMap((pathname) => textsAt(router, pathname))),
  ];
  await Promise.all(loads.map(tryToLoad));
}

function examplePath(page: PageName): string {
  return pageOf(page).path.replaceAll(/\{\w+\}/g, 'x');
}

/** Whether the person asked their browser to load less. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
