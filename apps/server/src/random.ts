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
  id: () => randomBytes(16).toString('base64url'),
};
