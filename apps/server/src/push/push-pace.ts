import { MINUTE } from '@vela/domain/time';

/** In a row; by then a service has refused for more than a day. A page that is opened there subscribes anew. */
const MOST_FAILURES = 12;

/** Milliseconds until a service is asked again that failed so many times in a row, twice as long each time; null for never. */
export function pauseAfter(failures: number): number | null {
  return failures < MOST_FAILURES ? MINUTE * 2 ** (failures - 1) : null;
}
