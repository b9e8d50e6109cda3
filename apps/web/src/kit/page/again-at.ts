import { isApiError } from '@vela/api-client/api-error';
import { isWorthWaiting } from '@vela/domain/refresh';
import { addMs, MINUTE, SECOND } from '@vela/domain/time';

/** When somebody may ask again who reached a limit (ISO 8601), where that is later than one waits for; `null` for any other error. */
export function againAtOf(
  error: unknown,
  /** The time of the error, in milliseconds of the epoch. */
  { atMs }: { atMs: number },
): string | null {
  return isApiError(error, 'too_many_requests') ? againAtAfter(error.retryAfter, { atMs }) : null;
}

/** Returns the time of the next try for a wait that an answer names, in seconds. */
export function againAtAfter(retryAfter: number | null, { atMs }: { atMs: number }): string | null {
  if (retryAfter === null || isWorthWaiting(retryAfter)) return null;
  // A time is said in minutes: on its way an answer that means midnight must not become the minute before or after.
  const again = addMs(new Date(atMs), retryAfter * SECOND).getTime();
  return new Date(Math.round(again / MINUTE) * MINUTE).toISOString();
}
