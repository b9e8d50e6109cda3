export { addMs, DAY, HOUR, MINUTE, SECOND } from './units';
export { calendarDateIn, canonicalTimeZone } from './calendar-date';
export type { CalendarDate } from './calendar-date';
export { dayPartIn } from './day-part';
export type { DayPart } from './day-part';
export { kept } from './kept';
export { isSameDate, nextMidnight } from './next-midnight';
export { secondsLeft } from './seconds-left';
