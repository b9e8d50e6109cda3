export { useTimeText, type TimeText } from './use-time-text';
