export { CheckMail } from './CheckMail';
export { prepare } from './load-later-step';
export { SignupRoute } from './SignupRoute';
