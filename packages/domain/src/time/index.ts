export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, isSameDate } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { dayPartIn } from './day-part';
export type { DayPart } from './day-part';
export { kept } from './kept';
export { nextMidnight } from './next-midnight';
export { secondsLeft } from './seconds-left';
export { canonicalTimeZone } from './time-zone';
