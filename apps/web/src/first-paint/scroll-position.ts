/** It is stored beside what the router stores in the same entry. */
const KEY = 'leftAt';

/** How far down a page was when it was left, in CSS px: `0` for one that is opened for the first time. */
export function scrollPositionOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return 0;
  const left = state[KEY];
  return typeof left === 'number' ? left : 0;
}

/** Returns the same entry of the history, with the position to which its page is scrolled. */
export function withScrollPosition(state: unknown, top: number): object {
  return { ...(typeof state === 'object' ? state : null), [KEY]: top };
}
