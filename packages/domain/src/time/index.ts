export { backoffMs, spreadMs } from './backoff';
export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, isoDayIn, isSameDate } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { dayStart } from './day-start';
export { cachedFormat } from './cached-format';
export { nextMidnight } from './next-midnight';
export { secondsLeft } from './seconds-left';
export { canonicalTimeZone } from './time-zone';
