import { countGraphemes } from '../text';
import type { FieldProblem } from './field-problem';

/**
 * What is wrong with a text of more than `limit` characters, as a person counts them, without the space at its ends;
 * `null` when it fits. Source: product.md §5.
 */
export function checkMaxLength(text: string, limit: number): FieldProblem | null {
  return countGraphemes(text.trim()) > limit ? { code: 'too_long', params: { limit } } : null;
}
