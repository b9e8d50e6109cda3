import { HIGHEST_MESSAGE_LENGTH } from '../sites';
import { countGraphemes } from '../text';

/** UTF-16 units that one grapheme cluster may take before a text is too long whatever it counts as. */
const LONGEST_CLUSTER = 32;

/**
 * UTF-8 bytes that the longest text may take which no site refuses: a UTF-16 unit takes no more than three. Source: our own
 * choice.
 */
export const LONGEST_MESSAGE_BYTES = HIGHEST_MESSAGE_LENGTH * LONGEST_CLUSTER * 3;

/** The share of the limit from which on what is left is counted: 900 of 1,000. */
const COUNTED_FROM = 0.9;

/**
 * A text as it is sent: composed (NFC), with plain line ends, without space at its ends and without more than one empty
 * line in a row. Empty when nothing is left to say. Source: our own choice.
 */
export function normalizeMessage(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Whether a text is longer than the site allows; `limit` in grapheme clusters, as a person counts. A few letters with
 * thousands of accents are too long, too. Source: product.md §5.
 */
export function isMessageTooLong(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > limit * LONGEST_CLUSTER || countGraphemes(text) > limit;
}

/** How many characters a text may still grow; negative when it is too long already. Source: product.md §5. */
export function charactersLeft(text: string, limit: number): number {
  return limit - countGraphemes(normalizeMessage(text));
}

/**
 * How many characters are shown as left: from nine tenths of the limit on, negative for those too many; `null` while
 * there is room. Source: product.md §5.
 */
export function shownCharactersLeft(text: string, limit: number): number | null {
  const shown = limit - Math.floor(limit * COUNTED_FROM);
  if (text.length < limit - shown) return null;
  const left = charactersLeft(text, limit);
  return left <= shown ? left : null;
}
