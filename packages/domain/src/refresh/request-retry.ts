import { backoffMs, SECOND } from '../time';

/** How often a failed request is asked again. Source: product.md §7. */
export const REQUEST_RETRIES = 5;

/** The longest that one attempt, or the wait before the next, may take, in milliseconds. */
export const LONGEST_REQUEST_MS = 30 * SECOND;

/**
 * The statuses that may pass by themselves: a time-out, too many requests, a server in trouble. Source: product.md §7,
 * which leaves the statuses to us.
 */
export const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504] as const;

/** Milliseconds before a request is asked again, after so many failures, counted from 1. Source: product.md §7. */
export function requestDelayMs(failures: number): number {
  return backoffMs(failures, { firstMs: 0.3 * SECOND, longestMs: LONGEST_REQUEST_MS });
}

/**
 * Whether a person waits for as long as the server says (`Retry-After`, in seconds; `null` when it says nothing),
 * rather than seeing an error at once. Source: product.md §7; how long is ours.
 */
export function isWorthWaiting(retryAfter: number | null): boolean {
  return !(Number(retryAfter) * SECOND > LONGEST_REQUEST_MS);
}
