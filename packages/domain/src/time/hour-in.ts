/** The hour of the clock at `now` in an IANA zone, 0 to 23; throws a RangeError for a zone that there isn't. Source: our own choice. */
export function hourIn(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(now));
}
