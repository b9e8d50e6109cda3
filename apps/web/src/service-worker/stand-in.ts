import { offlineAnswer } from './offline-answer';
import type { InstallEvent, PageEvent, WorkerRoute, WorkerScope } from './worker-scope';

/** Pages come here; whatever they load doesn't even start the worker. The first that fits counts. */
const ROUTES: readonly WorkerRoute[] = [
  { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
];

/**
 * Answers for pages that the network doesn't deliver, and leaves all else alone. It stores nothing: the page
 * that it shows is part of its own script, so nothing gets out of date or reveals who has logged out.
 */
export function standInForPages(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => {
    // There is nothing in which an old worker and a new one could differ half-way through a visit.
    event.waitUntil(Promise.all([scope.skipWaiting(), addRoutes(event)]));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([deleteCaches(scope), preloadPages(scope)]));
  });
  scope.addEventListener('fetch', (event) => {
    if (isPageRequest(event.request)) event.respondWith(answerPage(scope, event));
  });
}

async function answerPage(scope: WorkerScope, { request, preloadResponse }: PageEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch {
    return offlineAnswer(scope.offline, request.url);
  }
}

/**
 * Not every browser has routes, and one may reject them: then the worker is started for every request, and ignores what is
 * no page.
 */
async function addRoutes(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.(ROUTES);
  } catch {
    // They only save time.
  }
}

/** Deletes what an earlier worker may have cached; a browser without storage rejects even the question. */
async function deleteCaches({ caches }: WorkerScope): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Nothing is cached then.
  }
}

/** A page is asked for while the worker starts, so that nobody waits for that. */
async function preloadPages({ registration }: WorkerScope): Promise<void> {
  try {
    // Not every browser has it.
    await (registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
  } catch {
    // Without, the worker asks.
  }
}

/**
 * Whether somebody waits for a page. A form that is sent is the browser's own: only that asks before it sends one again. What a
 * page loads and calls has its own words for a lost connection.
 */
export function isPageRequest({ mode, method }: Pick<Request, 'mode' | 'method'>): boolean {
  return mode === 'navigate' && method === 'GET';
}
