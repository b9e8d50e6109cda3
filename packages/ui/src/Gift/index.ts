export { Gift, type GiftProps } from './Gift';
export { GIFT_ICONS } from './gift-icons';
export { GIFT_NAMES, GIFT_SENTENCES } from './gift-texts';
