import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createWebPush } from './web-push';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const now = new Date('2026-11-22T12:00:00Z');

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
const vapid = {
  publicKey: point.toString('base64url'),
  privateKey: d,
  subject: 'mailto:push@vela.example',
};

function sendWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, push: createWebPush(vapid, { clock: { now: () => now }, fetch }) };
}

describe('a push message', () => {
  it('is empty, and signed for its service in the operator’s name', async () => {
    const { fetch, push } = sendWith(async () => new Response(null, { status: 201 }));
    expect(await push.send(ENDPOINT, { ttlMs: 90_500 })).toBe('sent');
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body, init?.redirect]).toEqual([
      ENDPOINT,
      'POST',
      undefined,
      'error',
    ]);
    const headers = new Headers(init?.headers);
    expect([headers.get('ttl'), headers.get('topic')]).toEqual(['90', 'news']);
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now.getTime() / 1000 + 12 * 60 * 60,
      sub: vapid.subject,
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it.each([
    [200, 'sent'],
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ] as const)('answered with %i is %s', async (status, outcome) => {
    const { push } = sendWith(async () => new Response(null, { status }));
    expect(await push.send(ENDPOINT, { ttlMs: 90_500 })).toBe(outcome);
  });

  it('that gets no answer has failed', async () => {
    const { push } = sendWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await push.send(ENDPOINT, { ttlMs: 90_500 })).toBe('failed');
  });
});

it('keys that are none are rejected at once', () => {
  const broken = { ...vapid, publicKey: 'public' };
  expect(() => createWebPush(broken, { clock: { now: () => now } })).toThrow('Invalid');
});
