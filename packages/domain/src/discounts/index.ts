export { currentOffer } from './current-offer';
export {
  DISCOUNT_CODE_MAX,
  askedCode,
  discountApplies,
  discountedPrice,
  isOfAskedCode,
  mustCount,
  normalizeDiscountCode,
} from './discount-code';
export type { DiscountCode, DiscountRequest } from './discount-code';
export { retentionOffer } from './retention-offer';
export { welcomeDiscount } from './welcome-discount';
