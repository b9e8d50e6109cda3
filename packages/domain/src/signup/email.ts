import { FIELD_LIMITS, type ValueError } from '../errors';
import { toAsciiDomain } from './ascii-domain';

const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

const LOCAL_PART_MAX = 64;

/**
 * What is wrong with an e-mail address, or `null`. Addresses that are allowed but that nobody has (quoted
 * local parts, address literals, hosts without a dot) are rejected; internationalised domains are not. Codes:
 * `required`, `invalid_email`. Source: product.md §5, RFC 5321 §4.1.2, RFC 5890.
 */
export function checkEmail(email: string): ValueError | null {
  if (email.trim() === '') return { code: 'required' };
  return canonicalEmail(email) === null ? { code: 'invalid_email' } : null;
}

/**
 * What addresses are compared by: lower case, the domain in its ASCII form.
 * Dots and tags in the local part stay, as only the provider knows what they mean. `null` for an invalid
 * address. Idempotent. Source: decisions.md, Sites and members.
 */
export function canonicalEmail(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed.length > FIELD_LIMITS.email.max) return null;
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(at, 0));
  const domain = toAsciiDomain(trimmed.slice(at + 1));
  if (local.length > LOCAL_PART_MAX || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return null;
  const canonical = `${local.toLowerCase()}@${domain}`;
  return canonical.length > FIELD_LIMITS.email.max ? null : canonical;
}

/**
 * Returns the address that mail is sent to: the local part as it was typed, since some providers distinguish
 * its capitals, at the very domain that addresses are compared by. `null` for an invalid address. Source:
 * decisions.md, Sites and members.
 */
export function mailedEmail(email: string): string | null {
  const canonical = canonicalEmail(email);
  if (canonical === null) return null;
  const typed = email.trim();
  return typed.slice(0, typed.lastIndexOf('@')) + canonical.slice(canonical.lastIndexOf('@'));
}
