import { streamDelayMs } from '@vela/domain/refresh';
import { tryToLoad } from '../hydration';

type Listening = typeof import('./open-shared-events');
type Listened = Parameters<Listening['listenToEvents']>[0];

/**
 * What listens is a script of its own, which no first paint waits for. One that is lost is asked for again as a stream that
 * breaks is, until the returned function is called. Where it stays away, as after a deployment or in a browser that keeps what
 * failed, the page says that it isn't connected until the next one is loaded.
 */
export function startListening(
  listened: Listened,
  { load = loadListening, random = randomFraction } = {},
): () => void {
  let isOver = false;
  let end = () => {};
  const start = async (tries: number) => {
    const listening = await tryToLoad(load);
    if (isOver) return;
    if (listening) {
      end = listening.listenToEvents(listened);
      return;
    }
    listened.onStatus('waiting');
    const timer = setTimeout(() => void start(tries + 1), streamDelayMs(tries, random()));
    end = () => clearTimeout(timer);
  };
  void start(1);
  return () => {
    isOver = true;
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
