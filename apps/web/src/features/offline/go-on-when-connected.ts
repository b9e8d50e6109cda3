import { backoffMs, spreadMs, type Backoff } from '@vela/domain/refresh';
import { MINUTE, SECOND } from '@vela/domain/time';

/** Everybody who lost a site comes back to it at once: they ask ever less often, and not all together. */
const WAITS: Backoff = { firstMs: 2 * SECOND, longestMs: MINUTE };

export interface WaitingPage {
  /** Whether the site answers. */
  isReachable: () => Promise<boolean>;
  goOn: () => void;
  /** Calls back whenever it is worth asking at once: the browser is online, or somebody looks at the page again. */
  onSign: (then: () => void) => void;
  /** Calls back once after so many milliseconds; the returned function takes that back. */
  after: (delayMs: number, then: () => void) => () => void;
  /** From 0 to below 1. */
  chance: () => number;
}

/** Asks for the site until it answers, and goes on then. */
export function goOnWhenConnected({ isReachable, goOn, onSign, after, chance }: WaitingPage): void {
  let failures = 0;
  let isAsking = false;
  let stopWaiting = () => {};
  const wait = () => {
    failures += 1;
    stopWaiting = after(spreadMs(backoffMs(failures, WAITS), chance()), () => void ask());
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    stopWaiting();
    const isBack = await isReachable();
    isAsking = false;
    if (isBack) goOn();
    else wait();
  };
  onSign(() => void ask());
  wait();
}
