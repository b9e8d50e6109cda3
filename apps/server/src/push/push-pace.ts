import { MINUTE } from '@vela/domain/time';

/**
 * A service that failed this often in a row has failed for more than a day. Opening a page in that browser
 * subscribes again.
 */
const MOST_FAILURES = 12;

/** Milliseconds until a service is asked again that failed so many times in a row, twice as long each time; null for never. */
export function pauseAfter(failures: number): number | null {
  return failures < MOST_FAILURES ? MINUTE * 2 ** (failures - 1) : null;
}
