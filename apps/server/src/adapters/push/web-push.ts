import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { HOUR, SECOND } from '@vela/domain/time';
import type { Clock } from '../../core/clock';
import type { Config } from '../../core/config';
import type { PushAdapter, PushResult } from '../../core/push-port';

type Vapid = NonNullable<Config['vapid']>;

/**
 * What a service stores of one browser under the same topic is one message (RFC 8030, 5.4): the later takes the place of the earlier.
 * All of ours say the same, that something is new. A topic for each kind or conversation would bring several at once to a phone that is
 * turned on, and one that is the same for everybody says nothing of anybody.
 */
const TOPIC = 'news';
const TIMEOUT_MS = 10 * SECOND;
/** A signature may hold for a day at most (RFC 8292, 2). */
const SIGNED_FOR_MS = 12 * HOUR;

/** Sends push messages without content (RFC 8030), in the name of the operator (RFC 8292). Throws for keys that are none. */
export function createWebPush(
  vapid: Vapid,
  { clock, fetch = globalThis.fetch }: { clock: Pick<Clock, 'now'>; fetch?: typeof globalThis.fetch },
): PushAdapter {
  const key = privateKeyOf(vapid);
  return {
    send: async (endpoint, { ttlMs }) => {
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            ttl: String(Math.floor(ttlMs / SECOND)),
            topic: TOPIC,
            urgency: 'normal',
            authorization: `vapid t=${signedClaims(endpoint, { vapid, key, now: clock.now() })}, k=${vapid.publicKey}`,
          },
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch {
        return 'failed';
      }
    },
  };
}

function outcomeOf(status: number): PushResult {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

function signedClaims(
  endpoint: string,
  { vapid, key, now }: { vapid: Vapid; key: KeyObject; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + SIGNED_FOR_MS) / SECOND),
    sub: vapid.subject,
  };
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The public key is a point of the curve, whose halves JSON Web Keys have apart. */
function privateKeyOf({ publicKey, privateKey }: Vapid): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
}
