import { browserStore } from '../storage';

const KEY = 'logged-out';

let atStart: string | null = null;

/** Begins to follow log-outs in this browser. In the browser alone, where there is one page. */
export function watchLogOuts(): void {
  atStart = browserStore.get(KEY);
}

/** Marks a log-out where all tabs see it, before the server can tell any of them that the session is over. */
export function markLogOut(): void {
  browserStore.set(KEY, crypto.getRandomValues(new Uint32Array(2)).join());
}

/** Whether someone has logged out, here or in another tab, since this page began. */
export function hasLoggedOut(): boolean {
  return browserStore.get(KEY) !== atStart;
}
