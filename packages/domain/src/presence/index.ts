export { ONLINE_MS, presenceAt, PRESENCES, SEEN_AGAIN_MS } from './presence';
export type { Presence } from './presence';
