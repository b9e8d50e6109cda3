export { ForgotPasswordRoute } from './ForgotPassword';
export { NewPasswordRoute } from './NewPassword';
