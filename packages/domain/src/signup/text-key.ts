import { toNormalForm } from '../text';

/**
 * What texts are compared by where case, width and composition don't matter. Upper case in between, since
 * lower-casing alone keeps pairs such as ß and ss, or the two small sigmas, apart; and lower case before it, as
 * the capital ẞ has no other upper case than itself. Idempotent.
 */
export function textKey(text: string): string {
  const folded = toNormalForm(text, 'NFKC').toLowerCase().toUpperCase().toLowerCase();
  return toNormalForm(folded, 'NFKC');
}

/** Whether two texts are the same to a person; empty ones never are. */
export function sameText(a: string, b: string): boolean {
  const key = textKey(a.trim());
  return key !== '' && key === textKey(b.trim());
}
