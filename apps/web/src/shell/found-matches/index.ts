export { forgetFoundMatches, keepFoundMatches, readFoundMatches, type FoundMatches } from './found-matches';
