import { cleanText, findTextFault, isTypedTooLong, type TextBounds } from '../text';
import type { ValueError } from './field-error';

/**
 * What is wrong with a text as it was typed, or `null`: more characters than `limit`, as a person counts them, more than one
 * line unless it `hasLines`, or what hides, turns or overprints other text. An empty one is none of its business.
 * Codes: `too_long {limit}`, `invalid`. Source: product.md §5.
 */
export function checkText(text: string, bounds: TextBounds): ValueError | null {
  const fault = isTypedTooLong(text, bounds.limit) ? 'too_long' : findTextFault(cleanText(text), bounds);
  if (fault === 'too_long') return { code: fault, params: { limit: bounds.limit } };
  return fault && { code: fault };
}
