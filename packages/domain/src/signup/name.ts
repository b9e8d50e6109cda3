import { FIELD_LIMITS, valueError, type ValueError } from '../errors';
import {
  countCharacters,
  countGraphemes,
  hasHugeCharacter,
  hasMarkPile,
  toNormalForm,
  UNITS_PER_CHARACTER,
} from '../text';
import { sameText, textKey } from './text-key';

/**
 * What may not stand in a name, because it can't be seen, turns the text around it, or can't be printed:
 * control, format and default-ignorable characters, line separators, lone surrogates, private and
 * unassigned code points, the blank Braille pattern, and more than three marks on one letter. Nor what
 * begins and ends markup.
 */
const FORBIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800<>]|\p{Mn}{4}/u;

/** What separates the parts of an address, and what looks like it; in full width and the like it becomes the same by NFKC. */
const SEPARATOR = /[/:@\u2044\u2215\u29F8\u2236\uA789]/u;

/** The dots that a browser takes for one, and those that look like one. */
const DOT = String.raw`[.\u3002\u06D4\u0701\u0702\uA60E\uA4F8\u{10A50}\u{1D16D}]`;
/** The middle dot too: NFKC puts it behind the L of the Catalan letters \u013F and \u0140. */
const LETTERS = String.raw`[\p{L}\p{N}\p{M}\u00B7]`;
/** Letters and digits with dots between them, as a host has. */
const DOTTED = new RegExp(`${LETTERS}+(?:${DOT}${LETTERS}+)+`, 'gu');
const INITIALS = new RegExp(`^\\p{L}\\p{M}*(?:${DOT}\\p{L}\\p{M}*)+$`, 'u');

/** Scripts with letters that look like Latin ones. */
const LIKE_LATIN = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Coptic}]/u;

/** An emoji with an invisible part behind it: its presentation, or the joiner before the next one. */
const EMOJI_GLUE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)(?:\uFE0F?\u200D(?=\p{Extended_Pictographic})|\uFE0F)/gu;

/**
 * The name as it is stored and shown: composed, no space around it, single spaces inside. Source:
 * decisions.md, Sites and members.
 */
export function normalizeName(name: string): string {
  return toNormalForm(name, 'NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/**
 * What names are compared by: two that differ only in case, width or composition are one. Idempotent. Source:
 * decisions.md, Sites and members.
 */
export function nameKey(name: string): string {
  return normalizeName(textKey(name));
}

/**
 * What is wrong with a username, or `null`. It has 2 to 32 characters as a person counts them, doesn't
 * start with @, is not the member's e-mail address, holds nothing invisible, nothing that reads as an address of the web and
 * no word in Latin letters with look-alikes of another script among them.
 * Codes: `required`, `name_starts_with_at`, `name_is_email`, `name_has_forbidden_characters`,
 * `name_too_short`, `name_too_long`. Source: product.md §5.
 */
export function checkName(name: string, email = ''): ValueError | null {
  const normal = normalizeName(name);
  if (normal === '') return { code: 'required' };
  // Before anything that takes more time for a longer one.
  if (normal.length > FIELD_LIMITS.name.max * UNITS_PER_CHARACTER) return valueError('name_too_long');
  if (/^[@\uFE6B\uFF20]/.test(normal)) return { code: 'name_starts_with_at' };
  if (isNameOfEmail(normal, email)) return { code: 'name_is_email' };
  if (FORBIDDEN.test(normal.replace(EMOJI_GLUE, '$1')) || hasHugeCharacter(normal) || hasMarkPile(normal))
    return { code: 'name_has_forbidden_characters' };
  if (normal.match(/\p{L}+/gu)?.some(mixesScripts)) return { code: 'name_has_forbidden_characters' };
  const plain = toNormalForm(normal, 'NFKC');
  // One character can stand for a sentence, as U+FDFA for eighteen letters: what looks at each would take as much longer.
  if (plain.length > normal.length + FIELD_LIMITS.name.max) return { code: 'name_has_forbidden_characters' };
  if (readsAsAddress(plain)) return { code: 'name_has_forbidden_characters' };
  return checkLength(normal);
}

/** A dot before a space or the end is none of an address, nor are those of initials such as "J.R.". */
function readsAsAddress(name: string): boolean {
  return SEPARATOR.test(name) || (name.match(DOTTED) ?? []).some((word) => !INITIALS.test(word));
}

function mixesScripts(word: string): boolean {
  return /\p{sc=Latin}/u.test(word) && LIKE_LATIN.test(word);
}

/** Whether a name is an e-mail address, however either is written: names are shown, addresses are not. Source: product.md §5. */
export function isNameOfEmail(name: string, email: string): boolean {
  return sameText(normalizeName(name), email);
}

function checkLength(name: string): ValueError | null {
  const { min, max } = FIELD_LIMITS.name;
  if (countGraphemes(name) < min) return valueError('name_too_short');
  if (countCharacters(name) > max) return valueError('name_too_long');
  return null;
}
