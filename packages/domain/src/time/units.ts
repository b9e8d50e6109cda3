/** Durations in milliseconds, so that they read `4 * HOUR`. */
export const SECOND = 1000;
/** A minute in milliseconds. */
export const MINUTE = 60 * SECOND;
/** An hour in milliseconds. */
export const HOUR = 60 * MINUTE;
/** Exactly 24 hours, in milliseconds; a calendar day may be an hour shorter or longer. */
export const DAY = 24 * HOUR;

/** The point in time `durationMs` after `time`; a negative duration goes back. */
export function addMs(time: Date, durationMs: number): Date {
  return new Date(time.getTime() + durationMs);
}
