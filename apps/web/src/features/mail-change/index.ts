export { MailChangeRoute } from './MailChangeRoute';
