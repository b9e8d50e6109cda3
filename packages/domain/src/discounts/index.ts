export { activeDiscount } from './active-discount';
export { discountApplies, discountedPrice, normalizeDiscountCode } from './discount-code';
export type { DiscountCode, DiscountRequest } from './discount-code';
export { retentionOffer } from './retention-offer';
export { welcomeDiscount } from './welcome-discount';
