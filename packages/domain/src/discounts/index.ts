export { askedCode, isOfAskedCode, mustCount } from './asked-code';
export { currentOffer } from './current-offer';
export { DISCOUNT_CODE_MAX, discountApplies, normalizeDiscountCode } from './discount-code';
export type { DiscountCode, DiscountRequest } from './discount-code';
export { discountedPrice } from './discounted-price';
export { RETENTION_OFFER_DAYS, retentionOffer } from './retention-offer';
export { welcomeDiscount } from './welcome-discount';
