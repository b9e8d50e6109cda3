export { useDayWords, type DayWords } from './use-day-words';
