import { MINUTE, SECOND } from '../time';
import { backoffMs, spreadMs } from './backoff';

/** The server says something every 25 s; a stream that is silent for longer than this is dead, whatever the network thinks. */
export const STREAM_SILENCE_MS = MINUTE;

/** A stream that is broken for longer than this is worth telling a person of. */
export const STREAM_LOST_MS = 4 * SECOND;

/**
 * Milliseconds before a broken stream of events is opened again: 1, 2, 4 … seconds, at most 30, spread by `chance`.
 * Source: product.md §7.
 */
export function streamDelayMs(failures: number, chance: number): number {
  return spreadMs(backoffMs(failures, { firstMs: SECOND, longestMs: 30 * SECOND }), chance);
}
