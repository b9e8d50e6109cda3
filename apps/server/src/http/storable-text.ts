import { Failure } from '../core/failure';

/**
 * Refuses a text that the database can't keep: a column of text holds no NUL, one of JSON no half of a surrogate pair.
 * Nobody types either, so the edge stops them for all fields at once. Throws Failure `invalid_input`.
 */
export function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Failure('invalid_input');
}
