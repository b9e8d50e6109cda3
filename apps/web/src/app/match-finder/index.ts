export { MatchFinderRoute } from './MatchFinder';
