import { LOCALES } from '@vela/domain/locale';
import { describe, expect, it, vi } from 'vitest';
import { offlineAnswer, type Offline } from './offline-answer';
import { isPageRequest, standInForPages } from './stand-in';
import type { InstallEvent, PageEvent, WorkerEvents, WorkerScope } from './worker-scope';

const OFFLINE: Offline = {
  locale: 'nl',
  pages: Object.fromEntries(LOCALES.map((locale) => [locale, `offline in ${locale}`])) as Offline['pages'],
  siteName: 'Vela',
  news: Object.fromEntries(LOCALES.map((locale) => [locale, 'news'])) as Offline['news'],
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
};

type AddRoutes = NonNullable<InstallEvent['addRoutes']>;

const PAGE = 'http://localhost/pricing';

describe('isPageRequest', () => {
  it.each([
    ['navigate', 'GET', true],
    ['navigate', 'POST', false],
    ['cors', 'GET', false],
    ['same-origin', 'GET', false],
    ['no-cors', 'GET', false],
  ] as const)('of %s by %s is %s', (mode, method, is) => {
    expect(isPageRequest({ mode, method })).toBe(is);
  });
});

describe('offlineAnswer', () => {
  it.each([
    [PAGE, 'nl'],
    [`${PAGE}?locale=fi`, 'fi'],
    [`${PAGE}?country=NL&locale=sv#prices`, 'sv'],
    [`${PAGE}?locale=xx`, 'nl'],
    [`${PAGE}?locale=toString`, 'nl'],
  ])('for %s is in %s', async (url, locale) => {
    expect(await offlineAnswer(OFFLINE, url).text()).toBe(`offline in ${locale}`);
  });

  it('is no success, and is never cached', () => {
    const { status, headers } = offlineAnswer(OFFLINE, PAGE);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

/** Runs the worker in a fake browser: `live` installs or activates it, and `ask` sends it a request. */
function startWorker(changes: Partial<WorkerScope> = {}) {
  const listeners: { [Name in keyof WorkerEvents]?: (event: WorkerEvents[Name]) => void } = {};
  const scope = {
    offline: OFFLINE,
    caches: {
      keys: async () => ['pages-v1', 'photos'],
      delete: vi.fn<CacheStorage['delete']>(async () => true),
    },
    registration: {
      navigationPreload: { enable: vi.fn<NavigationPreloadManager['enable']>(async () => {}) },
    },
    fetch: vi.fn<WorkerScope['fetch']>(async () => new Response('from the network')),
    skipWaiting: vi.fn<WorkerScope['skipWaiting']>(async () => {}),
    addEventListener: (name: keyof WorkerEvents, listener: never) =>
      Object.assign(listeners, { [name]: listener }),
    ...changes,
  };
  standInForPages(scope as unknown as WorkerScope);
  const live = async (name: 'install' | 'activate', event: Partial<InstallEvent> = {}) => {
    const waits: Promise<unknown>[] = [];
    listeners[name]?.({ ...event, waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
  };
  const ask = async (
    request: Partial<Request>,
    preloadResponse: PageEvent['preloadResponse'] = Promise.resolve(undefined),
  ) => {
    let answer: Promise<Response> | undefined;
    listeners.fetch?.({
      request: { url: PAGE, mode: 'navigate', method: 'GET', ...request } as Request,
      preloadResponse,
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: () => {},
    });
    return (await answer)?.text();
  };
  return { scope, live, ask };
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the worker', () => {
  it('returns a page as the network answers it', async () => {
    expect(await startWorker().ask({})).toBe('from the network');
  });

  it('returns what was loaded while it started, and loads it no second time', async () => {
    const { ask, scope } = startWorker();
    expect(await ask({}, Promise.resolve(new Response('asked before')))).toBe('asked before');
    expect(scope.fetch).not.toHaveBeenCalled();
  });

  it('returns its own page without a network, for any client', async () => {
    expect(await startWorker({ fetch: noNetwork }).ask({})).toBe('offline in nl');
    expect(await startWorker().ask({}, noNetwork())).toBe('offline in nl');
  });

  it('leaves alone what is no page, even without a network', async () => {
    const { ask } = startWorker({ fetch: noNetwork });
    expect(await ask({ mode: 'cors' })).toBeUndefined();
    expect(await ask({ method: 'POST' })).toBeUndefined();
  });

  it('takes over at once, and is started for pages alone where a browser lets it choose', async () => {
    const { live, scope } = startWorker();
    const addRoutes = vi.fn<AddRoutes>(async () => {});
    await live('install', { addRoutes });
    await live('install');
    expect(scope.skipWaiting).toHaveBeenCalledTimes(2);
    expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
      { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
      { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
    ]);
  });

  it('deletes what an earlier worker cached, and caches nothing itself', async () => {
    const { live, scope } = startWorker();
    await live('activate');
    expect(vi.mocked(scope.caches.delete).mock.calls).toEqual([['pages-v1'], ['photos']]);
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'at once',
      vi.fn<AddRoutes>(() => {
        throw new TypeError('unknown condition');
      }),
    ],
    ['later', vi.fn<AddRoutes>(() => Promise.reject(new TypeError('too many routes')))],
  ])('begins where routes are rejected %s', async (_when, addRoutes) => {
    const { live, ask, scope } = startWorker({ fetch: noNetwork });
    await live('install', { addRoutes });
    await live('activate');
    expect(addRoutes).toHaveBeenCalledOnce();
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    expect(await ask({})).toBe('offline in nl');
  });

  it('begins where navigation preload is rejected', async () => {
    const enable = vi.fn<NavigationPreloadManager['enable']>(() =>
      Promise.reject(new DOMException('not active', 'InvalidStateError')),
    );
    const registration = { navigationPreload: { enable } } as unknown as WorkerScope['registration'];
    const { live, ask } = startWorker({ registration });
    await live('activate');
    expect(enable).toHaveBeenCalledOnce();
    expect(await ask({})).toBe('from the network');
  });

  it('begins where storage is denied, and where pages can’t be asked for before', async () => {
    const { live, ask } = startWorker({
      caches: {
        keys: () => Promise.reject(new DOMException('denied', 'SecurityError')),
        delete: vi.fn<never>(),
      },
      registration: {} as WorkerScope['registration'],
    });
    await live('activate');
    expect(await ask({})).toBe('from the network');
  });
});
