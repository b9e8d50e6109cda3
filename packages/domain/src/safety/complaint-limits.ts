import type { FieldProblem } from '../errors';
import { countGraphemes } from '../text';
import { nextOfQuota } from '../limits';

/** How long each part of a complaint may be, in grapheme clusters. Source: our own choice. */
export const COMPLAINT_LIMITS = { subject: 120, text: 4000, name: 80, url: 500 } as const;

/** Its parts; the first two may not be left out. */
export type ComplaintPart = keyof typeof COMPLAINT_LIMITS;

const REQUIRED: readonly ComplaintPart[] = ['subject', 'text'];

/** What is wrong with a part of a complaint, or `null`. Codes: `required`, `too_long {limit}`. Source: our own choice. */
export function checkComplaintPart(part: ComplaintPart, words: string): FieldProblem | null {
  const length = countGraphemes(words.trim());
  if (length === 0) return REQUIRED.includes(part) ? { code: 'required' } : null;
  const limit = COMPLAINT_LIMITS[part];
  return length > limit ? { code: 'too_long', params: { limit } } : null;
}

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
