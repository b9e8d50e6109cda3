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

/** Complaints under one e-mail address within 24 hours: each sends a mail there, and anyone may write anyone’s address. */
const COMPLAINTS_A_DAY = 5;

/**
 * When an address may be written under a complaint again, given when it was before; `null` for now. Source: our own choice,
 * for the mails of decisions.md, Setting values.
 */
export function nextComplaintAt(sentAt: readonly Date[], now: Date): Date | null {
  return nextOfQuota(COMPLAINTS_A_DAY, sentAt, now);
}
