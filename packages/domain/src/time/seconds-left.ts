import { SECOND } from './units';

/**
 * Returns the whole seconds that are left at `now`, a begun one counted; 0 from the end on. Source:
 * product.md §4.
 */
export function secondsLeft(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / SECOND));
}
