import type { ErrorCode } from '../errors';
import { addMs, DAY, SECOND } from '../time';

/** Mails that a person may have sent to one address within 24 hours. Source: product.md §8; decisions.md, Setting values. */
export const MAIL_QUOTAS = {
  activation: 5,
  password_reset: 3,
  mail_change: 5,
} as const satisfies Record<string, number>;

export type QuotaMail = keyof typeof MAIL_QUOTAS;

/** What one more mail of a kind than that is refused with. Source: product.md §8. */
export const MAIL_REFUSALS = {
  activation: 'too_many_mails',
  password_reset: 'too_many_reset_mails',
  mail_change: 'too_many_mails',
} as const satisfies Record<QuotaMail, ErrorCode>;

/** How long a mail may take before a page offers to send another, in milliseconds. */
export const MAIL_PAUSE_MS = 60 * SECOND;

/**
 * When the next mail of a kind may go out, given when earlier ones did; those 24 hours old don't count. `null` for
 * now. Source: product.md §8; decisions.md, Setting values.
 */
export function nextMailAt(
  kind: QuotaMail,
  { sentAt, now }: { sentAt: readonly Date[]; now: Date },
): Date | null {
  const lastAt = sentAt.toSorted((a, b) => a.getTime() - b.getTime()).at(-MAIL_QUOTAS[kind]);
  const freeAt = lastAt && addMs(lastAt, DAY);
  return freeAt && freeAt > now ? freeAt : null;
}
