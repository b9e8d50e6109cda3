export { ForgotPasswordRoute } from './ForgotPasswordRoute';
export { NewPasswordRoute } from './NewPasswordRoute';
