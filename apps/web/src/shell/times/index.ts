export { useTimeText } from './use-time-text';
