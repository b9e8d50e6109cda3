import { createHash } from 'node:crypto';
import type { Encoding } from './compress';

/** A strong entity tag: the same for the same bytes, and for no others. */
export function entityTagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** The tag of the same content in an encoding, which is other bytes. */
export function tagOfVariant(etag: string, encoding: Encoding | null): string {
  return encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** An entity tag as written in a list; quotes and spaces are in none. */
const LISTED = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Whether who asks has what is tagged so, by the `If-None-Match` of the request: `*` has whatever there is, and of a list the
 * weak ones count as well. What can't be read has nothing. Source: RFC 9110 §13.1.2, §8.8.3.2.
 */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(LISTED)].some(([, listed]) => listed === opaque);
}
