import { HIGHEST_MESSAGE_LENGTH } from '../sites';
import { cleanText, countCharacters, findTextFault, UNITS_PER_CHARACTER } from '../text';

/**
 * UTF-8 bytes that the longest text may take which no site rejects: a UTF-16 unit takes no more than three.
 */
export const LONGEST_MESSAGE_BYTES = HIGHEST_MESSAGE_LENGTH * UNITS_PER_CHARACTER * 3;

/** The share of the limit from which on what is left is shown: 500 of 1,000. */
const COUNTED_FROM = 0.5;

/** The share from which on a screen reader announces it, too: before, each key would interrupt. */
const ANNOUNCED_FROM = 0.9;

/**
 * A text as it is sent: cleaned, and without more than one empty line in a row. Empty when nothing is left to say.
 */
export function normalizeMessage(text: string): string {
  return cleanText(text).replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * What is wrong with a text as it is sent, or `null`; `limit` in characters as a person counts. A few letters with thousands
 * of accents are too long, too. Source: product.md §5.
 */
export function findMessageFault(text: string, limit: number): ReturnType<typeof findTextFault> {
  return findTextFault(text, { limit, hasLines: true });
}

/** How many characters a text may still grow; negative when it is too long already. Source: product.md §5. */
export function charactersLeft(text: string, limit: number): number {
  return limit - countCharacters(normalizeMessage(text));
}

/**
 * How many characters are shown as left: from half of the limit on, negative for those too many; `null` while
 * there is room. Source: product.md §5.
 */
export function shownCharactersLeft(text: string, limit: number): number | null {
  const shown = limit - Math.floor(limit * COUNTED_FROM);
  if (text.length < limit - shown) return null;
  const left = charactersLeft(text, limit);
  return left <= shown ? left : null;
}

/** Whether so little is left of a limit that each change is announced. Source: product.md §5. */
export function isNearLimit(left: number, limit: number): boolean {
  return left <= limit - Math.floor(limit * ANNOUNCED_FROM);
}
