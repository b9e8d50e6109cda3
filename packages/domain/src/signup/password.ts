import { FIELD_LIMITS, valueError, type ValueError } from '../errors';
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

/**
 * The password as it is hashed: keyboards write the same letter in more than one way (NIST SP 800-63B §3.1.1.2).
 * Source: product.md §5.
 */
export function normalizePassword(password: string): string {
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
