export { useCountdown } from './use-countdown';
export { useTimeText } from './use-time-text';
