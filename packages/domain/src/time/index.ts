export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, canonicalTimeZone } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { hourIn } from './hour-in';
export { kept } from './kept';
export { isSameDate, nextMidnight } from './next-midnight';
export { secondsLeft } from './seconds-left';
