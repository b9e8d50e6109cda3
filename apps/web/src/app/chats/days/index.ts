export { useDayWords } from './use-day-words';
