export { CompleteSignupRoute } from './CompleteSignup';
