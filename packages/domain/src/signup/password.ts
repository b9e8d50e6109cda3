import { FIELD_LIMITS, valueError, type ValueError } from '../errors';
import { UNITS_PER_CHARACTER } from '../text';
import { isCommonPassword, passwordsOfSite, type CommonPasswords } from './common-passwords';
import { sameText } from './text-key';

/** What of the member a password may not be. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

export interface PasswordRules extends PasswordOwner {
  /** Those that many use; none unless given. */
  common?: CommonPasswords;
  /** The site's name. */
  sitename?: string;
}

/** UTF-16 units of the longest password: no longer one is hashed. */
const LONGEST = FIELD_LIMITS.password.max * UNITS_PER_CHARACTER;

/**
 * The password as it is hashed: keyboards write the same letter in more than one way (NIST SP 800-63B §3.1.1.2). One that is
 * longer than any may be stays as it is. Source: product.md §5.
 */
export function normalizePassword(password: string): string {
  if (password.length > LONGEST) return password;
  // oxlint-disable-next-line vela/no-raw-normal-form -- it is short, and each of its marks counts
  return password.normalize('NFKC');
}

/**
 * What is wrong with a new password, or `null`. It has 10 to 128 characters of any kind, is neither the
 * name nor the address of its owner, and neither one of the `common` nor the
 * name of the site, however that is dressed up.
 * Codes: `required`, `password_too_short`, `password_too_long`, `password_is_name`, `password_is_email`,
 * `password_too_common`. Source: product.md §5.
 */
export function checkPassword(
  password: string,
  { name = '', email = '', common, sitename = '' }: PasswordRules,
): ValueError | null {
  if (password === '') return { code: 'required' };
  if (password.length > LONGEST) return valueError('password_too_long');
  const { min, max } = FIELD_LIMITS.password;
  const length = Array.from(normalizePassword(password)).length;
  if (length < min) return valueError('password_too_short');
  if (length > max) return valueError('password_too_long');
  if (sameText(password, name)) return { code: 'password_is_name' };
  if (sameText(password, email)) return { code: 'password_is_email' };
  const isCommon = [common, passwordsOfSite(sitename)].some(
    (list) => list && isCommonPassword(normalizePassword(password), list),
  );
  return isCommon ? { code: 'password_too_common' } : null;
}

/** Whether a password was typed the same twice, however a keyboard writes its letters; else `passwords_differ`. Source: product.md §5. */
export function isRepeated(password: string, repeat: string): boolean {
  return normalizePassword(password) === normalizePassword(repeat);
}
