import { tabStore } from '../../kit/storage/safe-store';
import { goOnWhenConnected } from './go-on-when-connected';
import { savedFailures } from './saved-failures';

/** Small, the same for everyone, and no page that the server would have to render. */
const ASKED = '/favicon.svg';

goOnWhenConnected({
  isReachable: () =>
    fetch(ASKED, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  goOn: () => location.reload(),
  failures: savedFailures(tabStore, () => Date.now()),
  onSign: (then) => {
    addEventListener('online', then);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') then();
    });
  },
  after: (delayMs, then) => {
    const timer = setTimeout(then, delayMs);
    return () => clearTimeout(timer);
  },
  chance: () => {
    const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
    return bits / 2 ** 32;
  },
});
