import { withoutEnd } from '../text';

/** Passwords that many use, as {@link isCommonPassword} compares them. */
export type CommonPasswords = ReadonlySet<string>;

/** Digits and signs that are typed for a letter; i, l and 1 are one stroke. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  '!': 'l',
  '|': 'l',
  i: 'l',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
};

/** Letters from which on what is left of a listed password, without the digits around it, counts by itself. */
const LONG_CORE = 4;

/** Makes a list of passwords one to compare with. */
export function commonPasswords(list: readonly string[]): CommonPasswords {
  const all = new Set<string>();
  for (const password of list) {
    const text = password.toLowerCase();
    const core = withoutEnds(text);
    all.add(asLetters(text));
    if (core.length >= LONG_CORE) all.add(asLetters(core));
  }
  return all;
}

/**
 * Whether a password, normalized, is one that many use: whatever its case, with digits and signs in place of letters (`p@ssw0rd`), and with
 * digits and signs before and behind it (`summer2024!`).
 */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  const text = password.toLowerCase();
  const forms = [text, withoutEnds(text), withoutEnd(text, NO_LETTER), text.replace(BEGINNING, '')];
  return forms.some((form) => common.has(asLetters(form)));
}

/**
 * Passwords that many use on one site: its name, once or twice, as {@link isCommonPassword} compares them.
 */
export function passwordsOfSite(sitename: string): CommonPasswords {
  const name = sitename.toLowerCase();
  const word = name.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return commonPasswords([name, word, `${word}${word}`].filter((text) => text !== ''));
}

const BEGINNING = /^\P{L}+/u;
const NO_LETTER = /\P{L}/u;

function withoutEnds(text: string): string {
  return withoutEnd(text.replace(BEGINNING, ''), NO_LETTER);
}

function asLetters(text: string): string {
  return text.replaceAll(/[0-9!|i@$]/g, (sign) => LEET[sign] ?? sign);
}
