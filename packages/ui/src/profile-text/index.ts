export { INTEREST_ICONS } from './interest-icons';
export { INTEREST_TEXTS } from './interest-texts';
