import { addMs, DAY } from '../time';

/** Mails that a person may have sent to one address within 24 hours. Source: product.md §8. */
export const MAIL_QUOTAS = {
  activation: 5,
  password_reset: 3,
  mail_change: 5,
} as const satisfies Record<string, number>;

export type QuotaMail = keyof typeof MAIL_QUOTAS;

/** Whether one more mail of a kind may go out, given when earlier ones did; those 24 hours old don't count. */
export function hasMailQuota(
  kind: QuotaMail,
  { sentAt, now }: { sentAt: readonly Date[]; now: Date },
): boolean {
  const since = addMs(now, -DAY);
  return sentAt.filter((at) => at > since).length < MAIL_QUOTAS[kind];
}
