export { MatchPair } from './MatchPair';
export type { MatchPairProps, PairPhoto } from './MatchPair';
