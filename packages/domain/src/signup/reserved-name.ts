import type { FieldProblem } from '../errors';
import { normalizeName } from './name';

export interface ReservedNames {
  /** What those who run the site are called, as words or phrases. */
  words: readonly string[];
  /** The plain letter of each letter, digit or sign that looks like one. */
  lookAlikes: ReadonlyMap<string, string>;
}

const LETTER = /[\p{L}\p{N}\p{M}@$!|]+/gu;

/** Letters in boxes and flags, which no normal form makes plain: where each alphabet of them begins. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Whether a name passes for that of those who run the site: code `name_reserved`, else `null`. Words are compared as they look,
 * not as they are spelled: case, width, marks, letters of other scripts, digits read as letters, and digits at either end don't
 * count. A reserved word stands alone, beside others (`Vela Support`, `Admin Anna`), is spaced out (`A d m i n`), or is run
 * together with others (`VelaSupport`); as a part of another word (`Adminka`) it is free.
 */
export function checkReservedName(name: string, { words, lookAlikes }: ReservedNames): FieldProblem | null {
  const reserved = new Set(words.map((word) => looks(word, lookAlikes)).filter((word) => word !== ''));
  const parts: readonly string[] = unboxed(normalizeName(name).normalize('NFKC')).match(LETTER) ?? [];
  const plain = parts.map((part) =>
    [part, part.replaceAll(/^\p{N}+|\p{N}+$/gu, '')].map((text) => looks(text, lookAlikes)),
  );
  return isMadeOf(reserved, plain) ? { code: 'name_reserved' } : null;
}

/** Letters from which on words that are reserved together can't be somebody's first and last name: `Ai De`. */
const PHRASE = 7;

/** Whether a word is nothing but reserved words, or some in a row are one: spaced out, or a phrase. */
function isMadeOf(reserved: ReadonlySet<string>, words: readonly (readonly string[])[]): boolean {
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

function isRunOf(reserved: ReadonlySet<string>, text: string): boolean {
  if (text === '') return false;
  // Which beginnings of the text are made of whole words.
  const ends = [0];
  for (let end = 1; end <= text.length; end += 1) {
    if (ends.some((start) => reserved.has(text.slice(start, end)))) ends.push(end);
  }
  return ends.includes(text.length);
}

/** A word as it looks: i, l and 1 are one stroke, and two narrow letters can stand for a wide one. */
function looks(word: string, lookAlikes: ReadonlyMap<string, string>): string {
  return Array.from(word.normalize('NFKC'), (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
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
