import { DAY, HOUR, MINUTE } from '../time';
import type { QuotaMail } from './mail-quotas';

/**
 * How long the link of a mail works, in milliseconds, as its text says, too; then it is `link_invalid`. That of a
 * reactivation works until the account is erased, which its site decides. Source: product.md §8.
 */
export const LINK_LIFE_MS = {
  activation: 7 * DAY,
  password_reset: HOUR,
  mail_change: DAY,
  mail_change_undo: 7 * DAY,
  address_check: 7 * DAY,
  unsubscribe: 90 * DAY,
  conversation: 90 * DAY,
} as const satisfies Record<QuotaMail | 'mail_change_undo' | 'unsubscribe' | 'conversation', number>;

/** The links whose life is the same on every site. */
export type TimedLinkKind = keyof typeof LINK_LIFE_MS;

/** What the link of a mail is for. */
export type LinkKind = TimedLinkKind | 'reactivation';

/** How long a link that no longer works is stored, in milliseconds: the quotas of a day count it. */
export const DEAD_LINK_MS = 30 * DAY;

/**
 * How long the server stores the draft of a sign-up without script, in milliseconds. Each step restarts the
 * time.
 */
export const SIGNUP_DRAFT_MS = 30 * MINUTE;

/**
 * How long an unconfirmed sign-up is stored on a site that doesn't say who has an account, in days: the account that it
 * made, or only the name if the address had one. Both are deleted at the same time, so that a check of the name reveals
 * nothing. Its links have expired long before.
 */
export const UNCONFIRMED_SIGNUP_KEPT_DAYS = 30;
