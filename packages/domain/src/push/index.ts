export { isPushed } from './pushed-news';
export type { Happening } from './pushed-news';
export { isPushEndpoint } from './push-endpoint';
export type { PushServices } from './push-endpoint';
export {
  isPushAvailable,
  SERVICE_WORKER_PATH,
  SERVICE_WORKER_VERSION,
  pushStateOf,
  RELOADED_BY_PUSH,
  sendsSubscription,
} from './push-state';
export type { PushFacts, PushState } from './push-state';
export { PUSH_TTL_MS, pushTtlMs } from './push-ttl';
