import type { ErrorCode } from '../errors';
import type { SiteSettings } from '../sites';
import { SECOND } from '../time';
import { nextOfQuota } from './mail-window';

type MailSettings = Pick<SiteSettings, 'activation_mails' | 'reset_mails'>;

/** The setting that limits the mails of a kind to one address. */
const MAIL_SETTINGS = {
  activation: 'activation_mails',
  password_reset: 'reset_mails',
  mail_change: 'activation_mails',
  address_check: 'activation_mails',
} as const satisfies Record<string, keyof MailSettings>;

export type QuotaMail = keyof typeof MAIL_SETTINGS;

/** What one more mail of a kind than that is rejected with. Source: product.md §8. */
export const MAIL_REFUSALS = {
  activation: 'too_many_mails',
  password_reset: 'too_many_reset_mails',
  mail_change: 'too_many_mails',
  address_check: 'too_many_mails',
} as const satisfies Record<QuotaMail, ErrorCode>;

/** How long a mail may take before a page offers to send another, in milliseconds. */
export const MAIL_PAUSE_MS = 60 * SECOND;

/**
 * When the next mail of a kind may go out, given when earlier ones did: so many within 24 hours as the site's settings say (3 to
 * reset a password, 5 to confirm an address). `null` for now. Source: product.md §8; decisions.md, Setting values.
 */
export function nextMailAt(
  kind: QuotaMail,
  { sentAt, now, settings }: { sentAt: readonly Date[]; now: Date; settings: MailSettings },
): Date | null {
  return nextOfQuota(settings[MAIL_SETTINGS[kind]], sentAt, now);
}
