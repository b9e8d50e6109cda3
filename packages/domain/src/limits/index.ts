export { CHOICE_COOKIE_DAYS, COOKIE_DAYS } from './cookie-lives';
export { canReactivate, DELETED_ACCOUNT_DAYS } from './deleted-account';
export { LOCKOUT, lockoutMinutesLeft, NO_FAILURES, withFailure } from './lockout';
export type { LoginFailures } from './lockout';
export { hasMailQuota, MAIL_QUOTAS } from './mail-quotas';
export type { QuotaMail } from './mail-quotas';
export { MESSAGE_RATE, RATE_LIMITS } from './rate-limits';
