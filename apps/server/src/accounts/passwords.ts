import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '@vela/domain/signup';
import type { Random } from '../core/random';
import { createHashQueue } from './hash-queue';

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane; 8 to 16 ms. The hash's own text names them. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const queue = createHashQueue();

/** Throws Failure `busy` where too many passwords wait to be hashed; see `countHash`. */
export function requireHashRoom(): void {
  queue.requireRoom();
}

/** Returns the hash as which a password is stored. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalizePassword(password), PARAMETERS));
}

/**
 * Whether a password is the one of a hash. Without a hash (no such account) it takes as long and says no, so that the
 * time of an answer doesn't reveal who has an account.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const tried = passwordHash ?? (await dummyHash());
  const isRight = await queue.run(() => verify(tried, normalizePassword(password)));
  return isRight && passwordHash !== null;
}

/** A hash that no password fits, and that is no work to make: trying one takes as long as ever and says no. */
export function unusableHash(random: Random): string {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const [salt, digest] = [random.id(), random.token()].map((text) =>
    text.replaceAll('-', '+').replaceAll('_', '/'),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword('the password of nobody');
  return dummy;
}
