import { nextOfQuota } from '../limits';
import { MINUTE } from '../time';

/** How long a password that was given for a stored payment method counts, in the session it was given in. */
const CONFIRMED_MS = 15 * MINUTE;

/**
 * Whether a session may charge a stored payment method: its member gave the password in it, not too long ago (`null` for
 * never). A session alone may be stolen, also one in which the password was given before.
 */
export function isPaymentConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;
}

/**
 * When a member may charge its stored payment method again, given when it did so before; `null` for now. At most `perDay`
 * times within 24 hours, over all its sessions: someone who has the password, too, can't go on without end. Source: decisions.md,
 * Setting values.
 */
export function nextRepeatOrderAt(
  orderedAt: readonly Date[],
  { perDay, now }: { perDay: number; now: Date },
): Date | null {
  return nextOfQuota(perDay, orderedAt, now);
}
