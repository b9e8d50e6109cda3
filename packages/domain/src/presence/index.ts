export { ONLINE_MS, presenceAt, PRESENCES, SEEN_AGAIN_MS } from './presence';
export type { Presence } from './presence';
export { presenceSteps } from './presence-steps';
export type { PresenceStep } from './presence-steps';
