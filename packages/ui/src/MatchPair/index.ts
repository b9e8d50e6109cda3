export { MatchPair } from './MatchPair';
export type { MatchPairProps, PairPhoto } from './MatchPair';
export { MatchPairSkeleton } from './MatchPairSkeleton';
