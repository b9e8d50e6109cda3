import { STORED } from './stored-keys';
import { browserStore } from './safe-store';

const { key: KEY } = STORED.logOut;

let atStart: string | null = null;

/** Begins to follow log-outs in this browser. In the browser alone, where there is one page. */
export function watchLogOuts(): void {
  atStart = logOutMark();
}

/** Marks a log-out where all tabs see it, before the server can notify any of them that the session has expired. */
export function markLogOut(): void {
  browserStore.set(KEY, crypto.getRandomValues(new Uint32Array(2)).join());
}

/** Changes with each log-out in this browser. */
export function logOutMark(): string | null {
  return browserStore.get(KEY);
}

/** Whether someone has logged out, here or in another tab, since this page began. */
export function hasLoggedOut(): boolean {
  return logOutMark() !== atStart;
}
