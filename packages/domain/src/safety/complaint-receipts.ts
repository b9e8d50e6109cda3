import { nextOfQuota } from '../limits';

/** Receipts that one e-mail address gets within 24 hours: anyone may write anyone’s address under a complaint. */
const RECEIPTS_A_DAY = 5;

/**
 * Whether a complaint is confirmed to the address under it, given when others came under that address. It is kept and read
 * either way: nobody can use up somebody else’s way to complain. Source: our own choice, for the mails of decisions.md,
 * Setting values.
 */
export function confirmsComplaint(cameAt: readonly Date[], now: Date): boolean {
  return nextOfQuota(RECEIPTS_A_DAY, cameAt, now) === null;
}
