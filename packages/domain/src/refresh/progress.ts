import { SECOND } from '../time';

/** What is quicker shows no progress bar, and what was shown stays at least as long. Source: product.md §9. */
const SHORTEST_MS = 0.2 * SECOND;

/** The bar grows to its end in this time, in milliseconds. Source: product.md §9. */
const DURATION_MS = 5 * SECOND;

/** What takes longer waits here: a full bar is a promise that it is done. */
const NEARLY = 0.99;

/**
 * How full a progress bar is after so many milliseconds of loading, from 0 to 1; `null` while there is none: in the first
 * 200 ms, and for what is done by then. It is full only at the end. Source: product.md §9.
 */
export function progressAt(elapsedMs: number, { isDone }: { isDone: boolean }): number | null {
  if (elapsedMs < SHORTEST_MS) return null;
  return isDone ? 1 : Math.min(elapsedMs / DURATION_MS, NEARLY);
}

/**
 * How much longer a sign of loading stays that was there for so many milliseconds, so that it never flashes: 200 ms in
 * all, 0 once over. Source: product.md §9 (fetch minimum delay).
 */
export function loadingStaysMs(elapsedMs: number): number {
  return Math.max(0, SHORTEST_MS - elapsedMs);
}
