export { FACT_NAMES, FACT_TEXTS } from './fact-texts';
export { INTEREST_ICONS } from './interest-icons';
export { INTEREST_TEXTS } from './interest-texts';
