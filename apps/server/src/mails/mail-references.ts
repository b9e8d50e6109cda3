import { DAY } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { isSameSecret } from '../core/is-same-secret';

/** Bytes of a signature: half as many as the id that it signs, which nobody can guess either. */
const SIGNATURE_BYTES = 8;

const REFERENCE = /(?:^|[<\s])([\w-]{1,64})\.([\da-f]{16})(?=@|>|\s|$)/;
const BOUNCE_TOKEN = /(?:^|[<\s])bounces\+([\da-f]{32})([\da-f]{4})([\da-f]{16})@/i;

/** Nothing that names a mail is longer, in characters. */
const LONGEST = 1000;

type Signing = Pick<AppContext, 'sign'>;

/**
 * What a mail is known by outside: the part of its Message-ID before the `@`. It names no address, stays the same through retries,
 * and only this server can make it.
 */
export function mailReference(signing: Signing, mailId: string): string {
  return `${mailId}.${signatureOf(signing, `mail ${mailId}`)}`;
}

/**
 * The envelope sender of one mail, which only bounces of it come to: opaque, signed, and worthless after the day that it
 * expires. All in lower case, since some mail servers change it to that; 60 characters before the `@`, of the 64 that there may be.
 */
export function bounceAddress(
  signing: Signing,
  { mailId, expiresAt, domain }: { mailId: string; expiresAt: Date; domain: string },
): string {
  const id = Buffer.from(mailId, 'base64url').toString('hex');
  const day = Math.ceil(expiresAt.getTime() / DAY)
    .toString(16)
    .padStart(4, '0');
  return `bounces+${id}${day}${signatureOf(signing, `bounce ${id}${day}`)}@${domain}`;
}

/** What a text has that could name a mail of ours, and nothing beside it, such as an address; null for none. It proves nothing yet. */
export function referenceIn(text: string): string | null {
  const start = text.slice(0, LONGEST);
  const found = REFERENCE.exec(start) ?? BOUNCE_TOKEN.exec(start);
  return found && found[0].replace(/^[<\s]/, '');
}

/** The id of the mail that a text names: a Message-ID, a reference or a bounce address. Null for what wasn't signed here, or has expired. */
export function mailIdOf(signing: Signing, text: string, now: Date): string | null {
  const start = text.slice(0, LONGEST);
  return idOfReference(signing, start) ?? idOfBounceAddress(signing, start, now);
}

function idOfReference(signing: Signing, text: string): string | null {
  const [, id, signature] = REFERENCE.exec(text) ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSameSecret(signature, signatureOf(signing, `mail ${id}`)) ? id : null;
}

function idOfBounceAddress(signing: Signing, text: string, now: Date): string | null {
  const [, id, day, signature] = (BOUNCE_TOKEN.exec(text) ?? []).map((part) => part.toLowerCase());
  if (id === undefined || day === undefined || signature === undefined) return null;
  if (!isSameSecret(signature, signatureOf(signing, `bounce ${id}${day}`))) return null;
  return Number.parseInt(day, 16) * DAY < now.getTime() ? null : Buffer.from(id, 'hex').toString('base64url');
}

function signatureOf({ sign }: Signing, text: string): string {
  return Buffer.from(sign(text), 'base64url').subarray(0, SIGNATURE_BYTES).toString('hex');
}
