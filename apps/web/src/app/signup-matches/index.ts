export { SignupMatchesRoute } from './SignupMatchesRoute';
