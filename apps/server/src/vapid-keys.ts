import { createECDH } from 'node:crypto';
import type { VapidKeys } from './core/config';

/** A point of P-256 as it is: 4, then both coordinates. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
/** 32 bytes. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Whether a text has the form of a public key: 65 bytes, the first of which is 4. */
export function isVapidPublicKey(text: string): boolean {
  return PUBLIC_KEY.test(text);
}

/** Whether a text has the form of a private key: 32 bytes. */
export function isVapidPrivateKey(text: string): boolean {
  return PRIVATE_KEY.test(text);
}

/** Whether both are one pair: what the one signs, the other proves. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  return findVapidPublicKey(privateKey) === publicKey;
}

/** The public key of a private one; null for a number that is outside the curve. */
export function findVapidPublicKey(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return null;
  }
  return curve.getPublicKey('base64url', 'uncompressed');
}
