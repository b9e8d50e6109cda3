export {
  isPushAvailable,
  PUSH_WORKER_PATH,
  PUSH_WORKER_VERSION,
  pushStateOf,
  RELOADED_BY_PUSH,
  sendsSubscription,
} from './push-state';
export type { PushFacts, PushState } from './push-state';
