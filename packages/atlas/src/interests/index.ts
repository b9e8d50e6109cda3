export { INTERESTS, isInterest } from './interests';
export type { Interest } from './interests';
