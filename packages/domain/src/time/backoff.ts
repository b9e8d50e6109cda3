/** How long is waited after failures: the first time, doubling up to the longest. In milliseconds. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** Milliseconds before the next try after so many failures in a row, counted from 1. Source: product.md §7. */
export function backoffMs(failures: number, { firstMs, longestMs }: Backoff): number {
  return Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);
}

/**
 * A wait in milliseconds spread over its second half, so that a server that comes back isn't met by everyone at once;
 * `chance` from 0 to below 1. Source: product.md §7; the spreading is ours.
 */
export function spreadMs(delayMs: number, chance: number): number {
  return delayMs * (0.5 + chance / 2);
}
