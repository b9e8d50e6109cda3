import { isLanguage, type Language } from './languages';
import { isLocale, type Locale } from './locales';

/** How likely a text is in a language, by a detector: `score` is from 0 to 1, and only differences between scores count. */
export interface LanguageScore {
  language: string;
  score: number;
}

/** The text as a detector gets it is cut after this many UTF-16 units: a language shows in its first sentences. */
const DETECTED_UNITS = 500;

/** A text with fewer letters, such as a greeting, is in several languages at once. */
const MIN_LETTERS = 8;

/** From so many letters on a text may be in a language that no site is shown in: short ones are mistaken for their relatives. */
const MIN_LETTERS_OF_OTHERS = 25;

/** In a text with so many letters the first language is the right one, or a close relative of it, which is better than none. */
const LONG_TEXT_LETTERS = 60;

/** How far the first language has to lie before the second one; closer, the writer's own decides between them. */
const CLEAR_MARGIN = 0.04;

/**
 * The part of a text that a detector gets: without addresses and numbers, and bounded. `null` where it has too few letters to show a
 * language.
 */
export function detectablePart(text: string): string | null {
  const words = text
    .slice(0, 4 * DETECTED_UNITS)
    .split(/\s+/)
    .filter((word) => !/[@/\\\d]/.test(word) && !word.startsWith('www.'))
    .join(' ')
    .slice(0, DETECTED_UNITS);
  return countLetters(words) < MIN_LETTERS ? null : words;
}

/**
 * Returns the language of a text, or `null` where it isn't known: of a short text whose language isn't clear, and of one in a language
 * that isn't among `LANGUAGES`.
 *
 * - `part` is the text's {@link detectablePart}.
 * - `scores` are a detector's, in any order.
 * - `writer` is the language of the writer's account. It decides where it is as likely as the first, such as Danish beside Norwegian.
 */
export function languageOfText(
  part: string,
  { scores, writer }: { scores: readonly LanguageScore[]; writer: Locale },
): Language | null {
  const letters = countLetters(part);
  const candidates = scores
    .filter(({ language }) => letters >= MIN_LETTERS_OF_OTHERS || isLocale(language))
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = candidates;
  if (!first) return null;
  const isNear = ({ score }: LanguageScore): boolean => first.score - score < CLEAR_MARGIN;
  if (!second || !isNear(second)) return isLanguage(first.language) ? first.language : null;
  if (candidates.some((candidate) => candidate.language === writer && isNear(candidate))) return writer;
  return letters >= LONG_TEXT_LETTERS && isLanguage(first.language) ? first.language : null;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
