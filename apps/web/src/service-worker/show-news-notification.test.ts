import { expect, it, vi } from 'vitest';
import { showNewsNotification } from './show-news-notification';
import type { WorkerEvents, WorkerScope } from './worker-scope';

const OFFLINE = { locale: 'nl', siteName: 'Vela', news: { nl: 'Er is iets nieuws voor je.' } };

/** A browser around the worker, with these windows of the site. */
function startWorker(windows: { focused: boolean }[]) {
  const listeners: { [Name in keyof WorkerEvents]?: (event: WorkerEvents[Name]) => void } = {};
  const pages = windows.map((page) => ({
    ...page,
    postMessage: vi.fn<(message: string) => void>(),
    focus: vi.fn<() => Promise<void>>(),
  }));
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const matchAll = vi.fn<WorkerScope['clients']['matchAll']>(async () => pages);
  const openWindow = vi.fn<(url: string) => Promise<null>>();
  showNewsNotification({
    offline: OFFLINE,
    clients: { matchAll, openWindow },
    registration: { showNotification },
    addEventListener: (name: keyof WorkerEvents, listener: never) =>
      Object.assign(listeners, { [name]: listener }),
  } as unknown as WorkerScope);
  const push = async () => {
    const waits: Promise<unknown>[] = [];
    listeners.push?.({ waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
  };
  const press = async () => {
    const waits: Promise<unknown>[] = [];
    const close = vi.fn<() => void>();
    listeners.notificationclick?.({ notification: { close }, waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
    expect(close).toHaveBeenCalledOnce();
  };
  return { pages, matchAll, showNotification, openWindow, push, press };
}

it('shows a message in the visitor’s language, without its content', async () => {
  const { push, showNotification } = startWorker([]);
  await push();
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Vela', {
    body: 'Er is iets nieuws voor je.',
    lang: 'nl',
    icon: '/icons/icon-192.png',
    tag: 'news',
  });
});

it('lets the site’s windows load what is new, and shows nothing where one of them is visible', async () => {
  const behind = startWorker([{ focused: false }]);
  await behind.push();
  expect(behind.pages[0]?.postMessage).toHaveBeenCalledOnce();
  expect(behind.showNotification).toHaveBeenCalledOnce();

  const before = startWorker([{ focused: false }, { focused: true }]);
  await before.push();
  expect(before.pages[0]?.postMessage).toHaveBeenCalledOnce();
  expect(before.showNotification).not.toHaveBeenCalled();
});

it('a press leads to the window that is there, else to a new one', async () => {
  const open = startWorker([{ focused: false }]);
  await open.press();
  expect(open.pages[0]?.focus).toHaveBeenCalledOnce();
  expect(open.openWindow).not.toHaveBeenCalled();

  const closed = startWorker([]);
  await closed.press();
  expect(closed.openWindow).toHaveBeenCalledExactlyOnceWith('/members');
});

it('the page that registered the worker counts before it is the worker’s own', async () => {
  const { matchAll, push, press } = startWorker([{ focused: true }]);
  await push();
  await press();
  expect(matchAll.mock.calls).toEqual([
    [{ type: 'window', includeUncontrolled: true }],
    [{ type: 'window', includeUncontrolled: true }],
  ]);
});
