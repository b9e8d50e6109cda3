export { SignupMatchesRoute } from './SignupMatches';
