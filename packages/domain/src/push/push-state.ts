/**
 * How far this browser's push messages have come: it can't show any, nobody decided yet, they come, or the
 * person denied them. Source: product.md §4.
 */
export type PushState = 'incapable' | 'unknown' | 'subscribed' | 'denied';

/** What a browser says of its push messages. */
export interface PushFacts {
  /** Whether it has service workers, push and notifications. */
  capable: boolean;
  /** The browser's own answer on notifications. */
  permission: 'default' | 'granted' | 'denied';
  /** Whether it holds a subscription. */
  subscribed: boolean;
}

/**
 * Returns the state that a browser's facts come to. A denied permission is `denied` whatever subscription is
 * left from before; a granted one without a subscription is `unknown`, as nothing arrives. Source: product.md
 * §4.
 */
export function pushStateOf({ capable, permission, subscribed }: PushFacts): PushState {
  if (!capable) return 'incapable';
  if (permission === 'denied') return 'denied';
  return subscribed ? 'subscribed' : 'unknown';
}

/** Whether there is something to ask the person: the browser can, and nobody decided yet. Source: product.md §2. */
export function isPushAvailable(state: PushState): boolean {
  return state === 'unknown';
}

/**
 * Whether the subscription is sent to the account: there is one, and a member it belongs to. Source:
 * product.md §4.
 */
export function sendsSubscription(state: PushState, { loggedIn }: { loggedIn: boolean }): boolean {
  return state === 'subscribed' && loggedIn;
}

/**
 * The version of a site's service worker; a browser with an older one fetches it again. The worker shows
 * the page without a network and the notifications of push messages. Source: product.md §9.
 */
export const SERVICE_WORKER_VERSION = 2;

/**
 * The path at every site: it is at the root, since every page of the site needs it. Source: product.md
 * §9; the name is ours.
 */
export const SERVICE_WORKER_PATH = `/service-worker-${SERVICE_WORKER_VERSION}.js`;

/** What a push message has a page ask for again. Source: product.md §4, Chat. */
export const RELOADED_BY_PUSH = ['chats', 'likes'] as const;
