/** Pages that stand under each other at most; who came further gets the last of them and a way back. */
const MOST = 5;

/** The pages to show when the results have been opened up to `last`, from 1. */
export function shownPages(last: number): number[] {
  const first = Math.max(1, last - MOST + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
