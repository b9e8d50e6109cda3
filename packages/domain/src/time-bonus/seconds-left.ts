import { SECOND } from '../time';

/** Whole seconds of an offer that are left at `now`, a begun one counted; 0 from the moment on at which it ends. Source: product.md §4. */
export function secondsLeft(expires: Date, now: Date): number {
  return Math.max(0, Math.ceil((expires.getTime() - now.getTime()) / SECOND));
}
