import { nextOfQuota } from '../limits';

/** Receipts that one e-mail address gets within 24 hours: anyone may write anyone’s address under a complaint. */
const RECEIPTS_A_DAY = 5;

/**
 * Whether a complaint is confirmed to its address, given the times of others with that address. It is stored and read
 * either way, so nobody can use up another person's complaints. It serves the mails of decisions.md, Setting values.
 */
export function confirmsComplaint(cameAt: readonly Date[], now: Date): boolean {
  return nextOfQuota(RECEIPTS_A_DAY, cameAt, now) === null;
}
