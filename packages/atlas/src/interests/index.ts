export { INTERESTS, INTIMATE_INTERESTS, isAnyInterest, isInterest, isIntimateInterest } from './interests';
export type { AnyInterest, Interest, IntimateInterest } from './interests';
