export { countryOfZone } from './country-of-zone';
export { LANDER_NAMES } from './lander-names';
export type { LanderName } from './lander-names';
export { fillLanderSlots, LANDER_SLOTS, landerSlot } from './lander-slots';
export type { LanderSlot } from './lander-slots';
export { isCampaign, landerSlug } from './lander-slug';
