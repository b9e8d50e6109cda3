import { countGraphemes, hasHugeCharacter } from './count-graphemes';
import { hasMarkPile, toNormalForm } from './normal-form';

/**
 * UTF-16 units that one character may take on average: an emoji of a couple has eight, of a family of four eleven.
 */
export const UNITS_PER_CHARACTER = 8;

/** How long a text may be, in characters as a person counts, and whether it may have more than one line. */
export interface TextBounds {
  limit: number;
  hasLines?: boolean;
}

/** Marks above and below a letter: Vietnamese, Hebrew and Thai need no more. */
const MOST_MARKS = 4;

/**
 * What can't be seen and what turns the text around it: control characters but line ends, the overrides of direction, tags
 * and fillers, lone surrogates and noncharacters. Joiners, the marks of a direction and the variants of a sign are part of
 * how people write and stay.
 */
const HIDDEN =
  /(?!\n|\u061C|[\u200C-\u200F]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Variants follow a sign of their own: in a row, or behind nothing that has any, they would spell a hidden text. */
const LOOSE_VARIANT = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2}|(?:^|\P{Ideographic})[\u{E0100}-\u{E01EF}]/u;

/** The only tags there are: the flags of England, Scotland and Wales. */
const FLAGS =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/** All that hangs on one letter. */
const HANGING = /[\p{M}\u200C\u200D]{5,}/gu;

/**
 * What is wrong with a text that was cleaned: `too_long`, or `invalid` for what hides, turns or overprints other text and
 * for a second line where there is room for one. A text fits with no more characters than the limit, as a person counts,
 * and no more than eight UTF-16 units for each on average, 32 for one alone: one letter may not carry 20,000 accents.
 */
export function findTextFault(text: string, bounds: TextBounds): 'too_long' | 'invalid' | null {
  if (isTooLong(text, bounds.limit)) return 'too_long';
  const plain = text.replaceAll(FLAGS, '');
  if (HIDDEN.test(plain) || LOOSE_VARIANT.test(plain) || hasPiledMarks(plain)) return 'invalid';
  if (hasHugeCharacter(text)) return 'invalid';
  return !bounds.hasLines && text.includes('\n') ? 'invalid' : null;
}

/**
 * How much of a limit a text takes: its characters as a person counts them, more where they are unusually large ones. Source:
 * decisions.md, Setting values (message_length).
 */
export function countCharacters(text: string): number {
  return Math.max(countGraphemes(text), Math.ceil(text.length / UNITS_PER_CHARACTER));
}

/**
 * Whether a text as it was typed is too long for a limit, whatever cleaning removes: more than twice the UTF-16 units that
 * may be left of it. It is asked first, so that nothing else is done with such a text.
 */
export function isTypedTooLong(text: string, limit: number): boolean {
  return text.length > 2 * limit * UNITS_PER_CHARACTER;
}

function isTooLong(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  return text.length > limit * UNITS_PER_CHARACTER || countGraphemes(text) > limit;
}

/** Taken apart, so that an accented letter counts as one with a mark, however it was typed. */
function hasPiledMarks(text: string): boolean {
  if (hasMarkPile(text)) return true;
  const hanging = toNormalForm(text, 'NFD').match(HANGING) ?? [];
  return hanging.some((marks) => (marks.match(/[\p{Mn}\p{Me}]/gu)?.length ?? 0) > MOST_MARKS);
}
