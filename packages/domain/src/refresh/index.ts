export { loadingStaysMs, progressAt } from './progress';
export { FIRST_REFRESH_MS, mayReloadPage, refreshIntervalMs } from './refresh-times';
export {
  isWorthWaiting,
  LONGEST_REQUEST_MS,
  REQUEST_RETRIES,
  requestDelayMs,
  RETRIED_STATUSES,
} from './request-retry';
export {
  replacedDelayMs,
  STREAM_HEARTBEAT_MS,
  STREAM_LOST_MS,
  STREAM_SILENCE_MS,
  streamDelayMs,
} from './stream-retry';
