export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, isTimeZone } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { dayPartIn } from './day-part';
export type { DayPart } from './day-part';
export { isSameDate, nextMidnight } from './next-midnight';
