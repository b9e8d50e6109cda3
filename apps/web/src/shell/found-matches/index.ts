export { forgetFoundMatches, saveFoundMatches, readFoundMatches, type FoundMatches } from './found-matches';
