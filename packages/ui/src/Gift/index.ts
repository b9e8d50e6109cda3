export { Gift, type GiftProps } from './Gift';
export { GIFT_ICONS } from './gift-icons';
export { GIFT_NAMES, GIFT_SENTENCES, GIFT_SENTENCES_TO_YOU } from './gift-texts';
