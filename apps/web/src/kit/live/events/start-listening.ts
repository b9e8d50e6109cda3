import { streamDelayMs } from '@vela/domain/refresh';
import { tryToLoad } from '../../../first-paint/try-to-load';
import { renewWhenHidden } from './renew-when-hidden';

type Listening = typeof import('./open-shared-events');
type Listened = Parameters<Listening['listenToEvents']>[0];

interface Means {
  load?: () => Promise<Pick<Listening, 'listenToEvents'>>;
  /** A number from 0 to 1. */
  random?: () => number;
  /** Returns a function that cancels the renewal. */
  renewLater?: () => () => void;
}

/** A script that fails to load so many times, within some 7 seconds, keeps failing. */
const MAX_TRIES = 4;

/**
 * Loads the listening code, a script of its own that no first paint waits for. A failed load is retried
 * in the same rhythm as a broken stream, until the returned function is called. If it keeps failing, as after a
 * deployment or in a browser that caches the failure, the page is reloaded while it is hidden.
 */
export function startListening(
  listened: Listened,
  { load = loadListening, random = randomFraction, renewLater = renewWhenHidden }: Means = {},
): () => void {
  let isOver = false;
  let end = () => {};
  let cancelRenewal = () => {};
  const start = async (tries: number) => {
    const listening = await tryToLoad(load);
    if (isOver) return;
    if (listening) {
      cancelRenewal();
      end = listening.listenToEvents(listened);
      return;
    }
    listened.onStatus('waiting');
    if (tries === MAX_TRIES) cancelRenewal = renewLater();
    const timer = setTimeout(() => void start(tries + 1), streamDelayMs(tries, random()));
    end = () => clearTimeout(timer);
  };
  void start(1);
  return () => {
    isOver = true;
    cancelRenewal();
    end();
  };
}

function loadListening(): Promise<Pick<Listening, 'listenToEvents'>> {
  return import('./open-shared-events');
}

function randomFraction(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits / 2 ** 32;
}
