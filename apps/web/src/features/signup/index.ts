export { SignupRoute } from './SignupRoute';
