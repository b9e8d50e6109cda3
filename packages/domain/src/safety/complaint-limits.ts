import { checkText, type ValueError } from '../errors';
import { cleanText } from '../text';

/** How long each part of a complaint may be, in grapheme clusters. */
export const COMPLAINT_LIMITS = { subject: 120, text: 4000, name: 80, url: 500 } as const;

/** Its parts; the first two may not be left out. */
export type ComplaintPart = keyof typeof COMPLAINT_LIMITS;

const REQUIRED: readonly ComplaintPart[] = ['subject', 'text'];

/** Parts that may have more than one line. */
const WITH_LINES: readonly ComplaintPart[] = ['text'];

/**
 * What is wrong with a part of a complaint, or `null`. Codes: `required`, `too_long {limit}`, `invalid`.
 */
export function checkComplaintPart(part: ComplaintPart, words: string): ValueError | null {
  if (cleanText(words) === '') return REQUIRED.includes(part) ? { code: 'required' } : null;
  return checkText(words, { limit: COMPLAINT_LIMITS[part], hasLines: WITH_LINES.includes(part) });
}

/**
 * How long a complaint is stored, in days from when it came: the six months of the right to object, and as
 * long again to show what became of it.
 */
export const COMPLAINT_KEPT_DAYS = 365;
