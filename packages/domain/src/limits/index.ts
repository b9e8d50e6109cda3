export { CHOICE_COOKIE_DAYS, COOKIE_DAYS, COOKIE_SCOPE } from './cookie-lives';
export { canReactivate, DELETED_ACCOUNT_DAYS } from './deleted-account';
export { LINK_LIFE_MS, SIGNUP_DRAFT_MS } from './link-lives';
export { countedBy, LOCKOUT, lockoutMinutesLeft, NO_FAILURES, withFailure } from './lockout';
export type { LoginFailures } from './lockout';
export { MAIL_PAUSE_MS, MAIL_QUOTAS, MAIL_REFUSALS, nextMailAt } from './mail-quotas';
export type { QuotaMail } from './mail-quotas';
export { MESSAGE_RATE, RATE_LIMITS } from './rate-limits';
