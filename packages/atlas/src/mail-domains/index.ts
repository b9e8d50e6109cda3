export { MAIL_DOMAINS } from './mail-domains';
