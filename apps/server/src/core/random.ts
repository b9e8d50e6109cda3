import { randomBytes } from 'node:crypto';

/** Chance from the operating system's generator; a test may pass its own. */
export interface Random {
  /** A secret for a link or a cookie: 43 base64url characters of 32 random bytes. */
  token(): string;
  /** An opaque, unguessable id: 22 base64url characters of 16 random bytes. */
  id(): string;
}

export const systemRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomText(16),
};

/** The system's generator gives this many bytes in about the time of one. */
const SUPPLY_BYTES = 1024;
let supply = Buffer.alloc(0);
let used = 0;

/** Random bytes as base64url text, for ids that come with every request: taken from a supply, and none of them twice. */
export function randomText(bytes: number): string {
  if (used + bytes > supply.length) {
    supply = randomBytes(Math.max(bytes, SUPPLY_BYTES));
    used = 0;
  }
  used += bytes;
  return supply.toString('base64url', used - bytes, used);
}
