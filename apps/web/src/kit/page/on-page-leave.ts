import { SECOND } from '@vela/domain/time';

/** A page that is still there after this long stays: whatever it was left for was a file, or didn't come. */
const LEAVING_MS = 10 * SECOND;

/** What leaves the page this long after a press isn't the press's doing. */
const PRESS_MS = SECOND;

/**
 * Calls the listener when the page begins to be left, with `performance.now()`, and with `null` when the browser restores
 * it. The returned function stops that.
 */
export function onPageLeave(listener: (leftAt: number | null) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // It listens to the press and not to the focus, which Safari doesn't give to a link that is pressed.
  let press: MouseEvent | null = null;
  addEventListener('click', (event) => (press = event), { signal, capture: true });
  addEventListener('beforeunload', () => listener(leadsBeside(press) ? null : performance.now()), { signal });
  addEventListener('pageshow', () => listener(null), { signal });
  return () => listening.abort();
}

/** Whether the page is still being left that began to be at that moment of `performance.now()`. */
export function isLeaving(leftAt: number | null): boolean {
  return leftAt !== null && performance.now() - leftAt < LEAVING_MS;
}

/** A link to the mail program or the telephone is followed beside the page. */
function leadsBeside(press: MouseEvent | null): boolean {
  if (press === null || performance.now() - press.timeStamp > PRESS_MS) return false;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && !link.protocol.startsWith('http');
}
