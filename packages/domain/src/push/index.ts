export { isPushAvailable, pushStateOf, sendsSubscription } from './push-state';
export type { PushFacts, PushState } from './push-state';
