export { keepFoundMatches, readFoundMatches, type FoundMatches } from './found-matches';
