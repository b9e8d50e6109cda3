export { CompleteSignupRoute } from './CompleteSignupRoute';
