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
