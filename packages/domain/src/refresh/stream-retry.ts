import { backoffMs, MINUTE, SECOND, spreadMs } from '../time';

/** How often the server says something on a stream that has no news. Source: api.md. */
export const STREAM_HEARTBEAT_MS = 25 * SECOND;

/** A stream that is silent for longer than this is dead, whatever the network thinks. */
export const STREAM_SILENCE_MS = MINUTE;

/** How long a stream may be broken before the member sees a notice, in milliseconds. */
export const STREAM_LOST_MS = 4 * SECOND;

/** How long a stream stays away whose place newer ones took. */
const STREAM_REPLACED_MS = 5 * MINUTE;

/** Milliseconds before it is opened again, spread by `chance`. */
export function replacedDelayMs(chance: number): number {
  return spreadMs(STREAM_REPLACED_MS, chance);
}

/**
 * Milliseconds before a broken stream of events is opened again: 1, 2, 4 … seconds, at most 30, spread by `chance`.
 * Source: product.md §7.
 */
export function streamDelayMs(failures: number, chance: number): number {
  return spreadMs(backoffMs(failures, { firstMs: SECOND, longestMs: 30 * SECOND }), chance);
}
