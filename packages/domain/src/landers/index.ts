export {
  asksConsent,
  consentOf,
  keepsTracking,
  keepsTrackingInDraft,
  readConsent,
  reportsPageHidden,
} from './consent';
export type { Consent } from './consent';
export { countryOfZone } from './country-of-zone';
export { LANDER_NAMES } from './lander-names';
export type { LanderName } from './lander-names';
export { LANDER_SLOTS, landerSlot } from './lander-slots';
export type { LanderSlot } from './lander-slots';
export { isCampaign, landerSlug, nicheOfSlug } from './lander-slug';
export { latestTracking, namesSource, trackingOf } from './tracking';
export type { Tracking, TrackingField } from './tracking';
