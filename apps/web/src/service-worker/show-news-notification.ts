import { newsNotification } from './news-notification';
import type { WorkerScope } from './worker-scope';

/** All pages of the site, also the one that has just registered the worker, which is not its own until it is loaded again. */
const PAGES = { type: 'window', includeUncontrolled: true } as const;

/**
 * Shows that something is new, in the visitor's language; a message from the server contains no more. A visitor with a
 * visible page of the site sees it there: its pages load what is new.
 */
export function showNewsNotification(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(notify(scope));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(scope));
  });
}

async function notify({ clients, registration, offline }: WorkerScope): Promise<void> {
  const pages = await clients.matchAll(PAGES);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's clients are of its own site; they take no such argument.
  for (const page of pages) page.postMessage('news');
  if (pages.some(({ focused }) => focused)) return;
  const { title, body } = newsNotification(offline);
  await registration.showNotification(title, {
    body,
    lang: offline.locale,
    icon: '/icons/icon-192.png',
    // The next notification replaces one that is still shown.
    tag: 'news',
  });
}

async function show({ clients, offline }: WorkerScope): Promise<void> {
  const [page] = await clients.matchAll(PAGES);
  await (page ? page.focus() : clients.openWindow(newsNotification(offline).path));
}
