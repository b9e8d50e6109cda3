import type { FieldProblem } from '../errors';
import { countGraphemes } from '../text';

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
