import type { Offline } from './offline-answer';

/**
 * It declares as much of a service worker's globals as this one uses: TypeScript's own types of them
 * contradict those of a page.
 */
export interface WorkerScope {
  readonly offline: Offline;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'showNotification'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface WorkerEvents {
  install: InstallEvent;
  activate: LifeEvent;
  fetch: PageEvent;
  push: LifeEvent;
  notificationclick: LifeEvent & { notification: Pick<Notification, 'close'> };
}

/** A window that shows a page of the site. */
export interface PageWindow {
  readonly focused: boolean;
  postMessage(message: string): void;
  focus(): Promise<unknown>;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LifeEvent {
  /** Only Chromium has it. */
  addRoutes?(routes: readonly WorkerRoute[]): Promise<void>;
}

export interface WorkerRoute {
  condition: { requestMode: 'navigate' } | { urlPattern: { pathname: string } };
  source: 'fetch-event' | 'network';
}

export interface PageEvent extends LifeEvent {
  readonly request: Request;
  /** The answer to the request, which the browser sent while the worker was still starting; nothing where it didn't. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
