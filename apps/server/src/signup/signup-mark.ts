import { hashToken } from '../sessions/sessions';

interface Pressed {
  /** Has a salt of its own. */
  passwordHash: string;
  /** The canonical address and the key of the name. */
  keys: { email: string; name: string };
}

/**
 * What the presses of one sign-up have in common: a draft may change between two of them, and a sign-up with another address or
 * name is another one, whether the first made a member or only took its name.
 */
export function signupMark({ passwordHash, keys }: Pressed): Buffer {
  return hashToken(JSON.stringify([passwordHash, keys.email, keys.name]));
}
