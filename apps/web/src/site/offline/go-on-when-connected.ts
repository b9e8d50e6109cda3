import { streamDelayMs } from '@vela/domain/refresh';
import type { SavedFailures } from './saved-failures';

export interface WaitingPage {
  /** Whether the site answers. */
  isReachable: () => Promise<boolean>;
  /** Asks for the page that was wanted. This one comes in its place again where that fails all the same. */
  goOn: () => void;
  failures: SavedFailures;
  /** Calls back whenever it is worth asking at once: the browser is online, or somebody looks at the page again. */
  onSign: (then: () => void) => void;
  /** Calls back once after so many milliseconds; the returned function takes that back. */
  after: (delayMs: number, then: () => void) => () => void;
  /** A number from 0 to below 1. */
  chance: () => number;
}

/**
 * Asks for the site until it answers, and goes on then. As with its events, everybody who lost the site comes back to it at once:
 * they ask ever less often, and not all together. A page that fails while the site answers counts among the failures, so that
 * it isn't loaded in a circle.
 */
export function goOnWhenConnected({ isReachable, goOn, onSign, after, chance, ...page }: WaitingPage): void {
  let failures = page.failures.consume();
  let isAsking = false;
  let stopWaiting = () => {};
  const wait = () => {
    failures += 1;
    stopWaiting = after(streamDelayMs(failures, chance()), () => void ask());
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    stopWaiting();
    const isBack = await isReachable();
    isAsking = false;
    if (!isBack) return wait();
    page.failures.save(failures);
    goOn();
  };
  onSign(() => void ask());
  wait();
}
