import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret that somebody shows is the expected one; the time that this takes says nothing about either. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
