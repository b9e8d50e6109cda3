import { SECOND } from '@vela/domain/time';

/** A page that is still there after this long stays: whatever it was leaving for didn't come. */
const LEAVING_MS = 10 * SECOND;

let leftAt = -Infinity;

/** Notes when the page begins to be left. In the browser alone, where there is one page. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}
