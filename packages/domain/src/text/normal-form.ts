/**
 * Marks in a row that nobody writes: Vietnamese, Hebrew, Hindi and Thai have a few. Also the two signs of Japanese that become
 * marks when they are made compatible.
 */
const PILE = /[\p{M}\uFF9E\uFF9F]{33}/u;

/** Whether more than 32 marks stand in a row: no text of a person. */
export function hasMarkPile(text: string): boolean {
  return PILE.test(text);
}

/**
 * A text in a Unicode normal form. One with a pile of marks stays as it is, and every rule for texts and names rejects it:
 * to put the marks of a run in order takes a square of the time for its length. Idempotent.
 */
export function toNormalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return hasMarkPile(text) ? text : text.normalize(form);
}
