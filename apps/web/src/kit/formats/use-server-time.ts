import { addMs } from '@vela/domain/time';
import { useCallback, useState } from 'react';
import { usePage } from '../page/page-context';

/**
 * Returns a function that reads the current time of the server's clock, as far as the page knows it: a device's own may be
 * minutes wrong. For effects and events of a browser only.
 */
export function useServerTime(): () => Date {
  const { now, documentNow = now } = usePage();
  const [aheadMs] = useState(() => serverAheadMs(documentNow, arrivalOf(performance)));
  return useCallback(() => addMs(new Date(), aheadMs), [aheadMs]);
}

/** How far the server's clock is ahead of the device's, in ms, by the time that the server wrote into the page (ISO 8601). */
export function serverAheadMs(now: string, arrivedAt: number): number {
  return Date.parse(now) - arrivedAt;
}

/**
 * When the page began to arrive, by the device's clock, in ms: just after the server wrote its time. What starts late, on
 * a slow phone, counts from there, too.
 */
export function arrivalOf(performance: Pick<Performance, 'timeOrigin' | 'getEntriesByType'>): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return performance.timeOrigin + responseStartOf(navigation);
}

function responseStartOf(navigation: PerformanceEntry | undefined): number {
  return navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : 0;
}
