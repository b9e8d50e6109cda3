import type { ValueError } from '../errors';
import { toNormalForm, withoutEnd } from '../text';
import { normalizeName } from './name';

export interface ReservedNames {
  /** What those who run the site are called, as words or phrases. */
  words: readonly string[];
  /** What is run together with such a word and changes little of it: `The`, `HQ`. */
  beginnings: readonly string[];
  endings: readonly string[];
  /** The plain letter of each letter, digit or sign that looks like one. */
  lookAlikes: ReadonlyMap<string, string>;
}

const LETTER = /[\p{L}\p{N}\p{M}@$!|]+/gu;

/** Letters in boxes and flags, which no normal form makes plain: where each alphabet of them begins. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Whether a name passes for that of those who run the site: code `name_reserved`, else `null`. Words are compared as they look,
 * not as they are spelled: case, width, marks, signs between letters, letters of other scripts, digits read as letters, and digits
 * at either end don't count. A reserved word stands alone, beside others (`Vela Support`, `Admin Anna`), is spaced out (`A d m i n`),
 * or is run together with others (`VelaSupport`) or with a beginning or an ending (`TheVela`, `Moderators`); as a part of another
 * word (`Adminka`) it is free.
 */
export function checkReservedName(
  name: string,
  { words, beginnings, endings, lookAlikes }: ReservedNames,
): ValueError | null {
  const looksOf = (texts: readonly string[]) =>
    new Set(texts.map((text) => looks(text, lookAlikes)).filter((text) => text !== ''));
  const reserved = { words: looksOf(words), beginnings: looksOf(beginnings), endings: looksOf(endings) };
  const waysOf = (part: string) =>
    [part, withoutEnd(part.replace(/^\p{N}+/u, ''), /\p{N}/u)].map((text) => looks(text, lookAlikes));
  const shown = unboxed(toNormalForm(normalizeName(name), 'NFKC'));
  const parts: readonly string[] = shown.match(LETTER) ?? [];
  // A sign between two letters of a word parts them for the eye as little as nothing: `Ve-la`.
  const spaced = shown.split(/\p{Z}+/u).flatMap(waysOf);
  const isReserved = isMadeOf(reserved, parts.map(waysOf)) || spaced.some((word) => isRunOf(reserved, word));
  return isReserved ? { code: 'name_reserved' } : null;
}

/** Reserved words and what goes around them, as they look. */
type Reserved = Readonly<Record<'words' | 'beginnings' | 'endings', ReadonlySet<string>>>;

/** Letters from which on words that are reserved together can't be somebody's first and last name: `Ai De`. */
const PHRASE = 7;

/** Whether a word is nothing but reserved words, or some in a row are one: spaced out, or a phrase. */
function isMadeOf(reserved: Reserved, words: readonly (readonly string[])[]): boolean {
  return words.some((_, start) =>
    words.slice(start).some((_last, more) => {
      const run = words.slice(start, start + more + 1);
      return [0, 1].some((way) => {
        const parts = run.map((word) => word[way] ?? '');
        const text = parts.join('');
        const isOne = more === 0 || text.length >= PHRASE || parts.every((part) => part.length === 1);
        return isOne && isRunOf(reserved, text);
      });
    }),
  );
}

function isRunOf({ words, beginnings, endings }: Reserved, text: string): boolean {
  // The positions at which a word may begin, and those at which one has ended.
  const starts = [0];
  const ends: number[] = [];
  const longest = Math.max(0, ...Array.from(words, (word) => word.length));
  for (let at = 1; at <= text.length; at += 1) {
    const isEnd = starts.some((start) => at - start <= longest && words.has(text.slice(start, at)));
    if (isEnd) ends.push(at);
    if (isEnd || beginnings.has(text.slice(0, at))) starts.push(at);
  }
  return ends.some((end) => end === text.length || endings.has(text.slice(end)));
}

/** A word as it looks: i, l and 1 are one stroke, and two narrow letters can stand for a wide one. */
function looks(word: string, lookAlikes: ReadonlyMap<string, string>): string {
  const plain = toNormalForm(word, 'NFKC').replaceAll(/\p{Lm}/gu, '');
  const letters = Array.from(
    plain,
    (letter) => lookAlikes.get(letter) ?? lookAlikes.get(letter.toUpperCase()) ?? letter,
  );
  return toNormalForm(letters.join(''), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\P{L}/gu, (sign) => lookAlikes.get(sign) ?? '')
    .replaceAll(/\p{L}/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l');
}

function unboxed(text: string): string {
  return text.replaceAll(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const start = BOXED.findLast((first) => first <= code) ?? code;
    return String.fromCodePoint(97 + code - start);
  });
}
