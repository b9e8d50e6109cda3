import { MINUTE } from '../time';

/** How many passkeys a member has at most: more devices and password managers than anyone keeps. */
export const PASSKEYS_MAX = 10;

/** How long the challenge of a passkey can be answered, once; in milliseconds. Source: decisions.md, Passkeys. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE;

/**
 * Whether the counter of signatures that an authenticator sends goes on from the one that was stored. One that went back shows
 * that the passkey was copied; an authenticator that doesn't count always sends 0. Source: WebAuthn §6.1.1.
 */
export function isNextSignature(stored: number, sent: number): boolean {
  return sent > stored || (sent === 0 && stored === 0);
}

/** The ways in that an account has. */
export interface WaysIn {
  hasPassword: boolean;
  passkeys: number;
}

/** Whether a member can still log in once one passkey is gone: the last way in stays. Source: decisions.md, Passkeys. */
export function canRemovePasskey({ hasPassword, passkeys }: WaysIn): boolean {
  return hasPassword || passkeys > 1;
}
