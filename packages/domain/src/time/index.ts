export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, isTimeZone } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { dayKind } from './day-kind';
export type { DayKind } from './day-kind';
export { dayPartIn } from './day-part';
export type { DayPart } from './day-part';
export { isSameDate, nextMidnight } from './next-midnight';
export { secondsLeft } from './seconds-left';
