export { DEVICES_MAX, MEMBER_STREAMS_MAX, SESSION_STREAMS_MAX, SESSIONS_MAX } from './account-limits';
export {
  CHOICE_COOKIE_DAYS,
  COOKIE_DAYS,
  COOKIE_LIVES_MS,
  COOKIE_SCOPE,
  DONE_COOKIE_MS,
} from './cookie-lives';
export type { CookieName } from './cookie-lives';
export {
  DATA_EXPORT_LIFE_MS,
  DATA_EXPORT_STATES,
  dataExportEnd,
  dataExportState,
  DOWNLOAD_LOOK_MS,
  DOWNLOADS_OF_MEMBER,
  isDownloadTooSlow,
} from './data-export';
export type { DataExportState, DataExportTimes } from './data-export';
export { canReactivate, eraseAtOf, isErasureDue } from './deleted-account';
export { DEAD_LINK_MS, LINK_LIFE_MS, SIGNUP_DRAFT_MS, UNCONFIRMED_SIGNUP_KEPT_DAYS } from './link-lives';
export type { LinkKind, TimedLinkKind } from './link-lives';
export {
  countedBy,
  failuresCountMs,
  failuresKeptDays,
  lockoutMinutesLeft,
  NO_FAILURES,
  withFailure,
} from './lockout';
export type { LockoutSettings, LoginFailures } from './lockout';
export { MAIL_PAUSE_MS, MAIL_REFUSALS, nextMailAt } from './mail-quotas';
export type { QuotaMail } from './mail-quotas';
export { mailboxOf } from './mailbox-of';
export { MAIL_WINDOW_MS, nextOfQuota } from './mail-window';
export { messagePace, restedAfter } from './message-pace';
export type { MessagePace } from './message-pace';
export { networkBlockOf, networkOf } from './network-of';
export {
  ADDRESS_CHECKS,
  NAME_CHECKS_OF_NEUTRAL,
  NETWORKS_OF_A_BLOCK,
  RATE_WINDOWS_MS,
  rateKeys,
} from './rate-limits';
export type { RateKey } from './rate-limits';
export type { RateKeys } from './rate-limits';
export { canRemovePasskey, isNextSignature, PASSKEY_CHALLENGE_MS, PASSKEYS_MAX } from './passkeys';
export type { WaysIn } from './passkeys';
export { isOpenAlways, profileLimitOf } from './profile-budget';
export { LONGEST_SESSION_MS, renewedUntil, sessionUntil } from './session-renewal';
export type { SessionLife } from './session-renewal';
