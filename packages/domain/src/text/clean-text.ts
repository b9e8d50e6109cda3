import { toNormalForm } from './normal-form';

/** What every system writes as the end of a line, and what word processors do. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * What comes along with copied text and nobody meant to write: hyphens and spaces that only say where a line may break,
 * the mark of a file's byte order, and the wrapping that address books put around a number to keep its direction.
 */
const BROUGHT_ALONG = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202C\u2066-\u2069]/g;

const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u;

/**
 * A text as it is stored: composed (NFC), with plain line ends and spaces, without space at its ends and
 * without what copying brings along. Empty when nothing of it can be seen. Idempotent.
 */
export function cleanText(text: string): string {
  const plain = text.replaceAll(LINE_ENDS, '\n').replaceAll('\t', ' ').replaceAll(BROUGHT_ALONG, '');
  const clean = toNormalForm(plain, 'NFC').trim();
  return VISIBLE.test(clean) ? clean : '';
}
