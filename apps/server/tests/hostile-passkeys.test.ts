import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeySignature } from '@vela/contract/entities/passkey';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { Passkey, type Otherwise } from './support/authenticator';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { passkeyActs } from './support/passkey-acts';
import { activePerson, freshAddress, type Person } from './support/people';

const OTHER = 'http://other.localhost:3000';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  await sql`
    insert into sites (id, company_id, name, url, is_default, settings)
    select 'other', company_id, 'Other', ${OTHER}, false, settings from sites where id = ${DEFAULT_SITE_ID}
  `.execute(app.db);
  app.clock.advance(60_000);
  person = await activePerson(app);
});
afterAll(() => app.close());

const { add, tryToAdd, optionsFor, send, list, logIn, logInOptions, sendLogIn } = passkeyActs(() => app);
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const { privateKey: otherKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const challengeOf = (length: number) => randomBytes(length).toString('base64url');

const ANSWERS: readonly [string, Otherwise, string][] = [
  ['of another origin', { origin: 'https://evil.example' }, 'passkey_failed'],
  ['of the same host at another port', { origin: 'http://localhost:3001' }, 'passkey_failed'],
  ['of another site of ours', { origin: OTHER }, 'passkey_failed'],
  ['for another host', { rpId: 'evil.example' }, 'passkey_failed'],
  ['to a challenge that we never sent', { challenge: challengeOf(32) }, 'passkey_expired'],
  ['to no challenge', { challenge: '' }, 'passkey_expired'],
  ['of the other kind', { type: 'payment.get' }, 'passkey_failed'],
  ['made in a frame of another site', { crossOrigin: true }, 'passkey_failed'],
  ['made in a frame that is named', { topOrigin: 'https://evil.example' }, 'passkey_failed'],
  ['of a person who wasn’t verified', { flags: 0x01 }, 'passkey_failed'],
  ['of nobody', { flags: 0x00 }, 'passkey_failed'],
];

describe('an answer', () => {
  it.each(ANSWERS)('%s adds no passkey', async (_, otherwise, code) => {
    expect((await tryToAdd(person, otherwise)).error.code).toBe(code);
  });

  it.each(ANSWERS)('%s opens no account', async (_, otherwise, code) => {
    const owner = await activePerson(app);
    const { passkey } = await add(owner);
    const jar = new CookieJar();
    expect((await logIn(passkey, { otherwise, jar })).error.code).toBe(code);
    expect(jar.cookies.has('session')).toBe(false);
  });

  it('of another passkey opens no account', async () => {
    const [mine, theirs] = [await add(await activePerson(app)), await add(await activePerson(app))];
    const otherwise = { credentialId: theirs.passkey.credentialId };
    expect((await logIn(mine.passkey, { otherwise })).error.code).toBe('passkey_failed');
    expect((await logIn(theirs.passkey, { otherwise: { key: otherKey } })).error.code).toBe('passkey_failed');
  });

  it('with the handle of another member opens no account', async () => {
    const [mine, theirs] = [await activePerson(app), await activePerson(app)];
    const { passkey } = await add(mine);
    const userHandle = (await optionsFor(theirs)).result.options.user.id;
    expect((await logIn(passkey, { otherwise: { userHandle } })).error.code).toBe('passkey_failed');
  });

  it('that was changed on its way opens no account', async () => {
    const { passkey } = await add(await activePerson(app));
    const signed = passkey.sign(await logInOptions());
    const authenticatorData = Buffer.from(signed.response.authenticatorData, 'base64url');
    authenticatorData[36] = 9;
    const response = { ...signed.response, authenticatorData: base64url(authenticatorData) };
    expect((await sendLogIn({ ...signed, response })).error.code).toBe('passkey_failed');
  });

  it('with certificates is looked into no further', async () => {
    const x5c = [new Uint8Array(randomBytes(200))];
    for (const fmt of ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet', 'x']) {
      const attStmt = new Map<string, unknown>([
        ['x5c', x5c],
        ['sig', new Uint8Array(64)],
        ['alg', -7],
      ]);
      const answer = await tryToAdd(person, { attestation: { fmt, attStmt } });
      expect(answer.error.code).toBe('passkey_failed');
    }
  });
});

describe('a site', () => {
  const at = { 'x-forwarded-host': 'other.localhost:3000' };

  it('has its own passkeys, which another site doesn’t know', async () => {
    const { passkey } = await add(await activePerson(app));
    const { result } = await app.call('createPasskeyLogInOptions', { headers: at });
    expect(result.options.rpId).toBe('other.localhost');
    const credential = passkey.sign(result.options, { origin: OTHER });
    const answer = await app.call('logInWithPasskey', { headers: at, body: { credential } });
    expect(answer.error.code).toBe('passkey_unknown');
  });

  it('takes no challenge of another one', async () => {
    const { passkey } = await add(await activePerson(app));
    const { result } = await app.call('createPasskeyLogInOptions', { headers: at });
    const { challenge } = result.options;
    expect((await logIn(passkey, { otherwise: { challenge } })).error.code).toBe('passkey_expired');
  });

  it('takes its address from its settings, and not from a request', async () => {
    const { result } = await app.call('createPasskeyLogInOptions', {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect(result.options.rpId).toBe('localhost');
  });
});

describe('garbage', () => {
  const garbage = [
    ['nothing in CBOR', Buffer.from([0xf6])],
    ['an endless array', Buffer.from([0x9f])],
    ['an array of four billion', Buffer.from([0x9a, 0xff, 0xff, 0xff, 0xff])],
    ['a map of itself', Buffer.alloc(3000, 0xa1)],
    ['a tower of arrays', Buffer.alloc(12_000, 0x81)],
    ['a long text that is missing', Buffer.from([0x7b, 0, 0, 0, 1, 0, 0, 0, 0])],
    ['chance', randomBytes(600)],
  ] as const;

  it.each(garbage)('(%s) adds no passkey and is no fault of the server', async (_, bytes) => {
    const { options } = (await optionsFor(person)).result;
    const made = new Passkey().make(options);
    const response = { ...made.response, attestationObject: base64url(bytes) };
    expect((await send(person, { ...made, response })).error.code).toBe('passkey_failed');
  });

  it.each(garbage)('(%s) opens no account and is no fault of the server', async (_, bytes) => {
    const { passkey } = await add(await activePerson(app));
    const signed = passkey.sign(await logInOptions());
    // The extensions of an answer are CBOR, too.
    const head = Buffer.from(signed.response.authenticatorData, 'base64url');
    head[32] = 0x85;
    const authenticatorData = base64url(Buffer.concat([head, bytes.subarray(0, 2000)]));
    const response = { ...signed.response, authenticatorData };
    expect((await sendLogIn({ ...signed, response })).error.code).toBe('passkey_failed');
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"challenge":7}', '\u0000'])(
    'of %j as what a browser says is no fault of the server',
    async (json) => {
      const { passkey } = await add(await activePerson(app));
      const signed = passkey.sign(await logInOptions());
      const response = { ...signed.response, clientDataJSON: base64url(json || ' ') };
      expect((await sendLogIn({ ...signed, response })).error.code).toBe('passkey_failed');
    },
  );

  it('too long for an authenticator, or no base64url, is invalid', async () => {
    const signed = new Passkey().sign(await logInOptions(), { userHandle: 'x' });
    const tries: PasskeySignature[] = [
      { ...signed, id: 'x'.repeat(1365) },
      { ...signed, rawId: 'not base64!' },
      { ...signed, type: 'password' as never },
      { ...signed, response: { ...signed.response, clientDataJSON: 'x'.repeat(4097) } },
      { ...signed, response: { ...signed.response, signature: 'x'.repeat(2049) } },
      { ...signed, response: { ...signed.response, userHandle: 'x'.repeat(87) } },
    ];
    for (const credential of tries) {
      const { status, error } = await sendLogIn(credential);
      expect([status, error.code]).toEqual([400, 'invalid_input']);
    }
    const made: NewPasskey = {
      ...signed,
      response: { clientDataJSON: 'x', attestationObject: 'x'.repeat(16_385), transports: ['usb'] },
    };
    expect((await send(person, made)).error.code).toBe('invalid_input');
    expect(await list(person)).toEqual([]);
  });

  it('of an unknown passkey opens no account', async () => {
    const signed = new Passkey().sign(await logInOptions(), { userHandle: challengeOf(32) });
    expect((await sendLogIn(signed)).error.code).toBe('passkey_unknown');
  });
});

describe('log-ins with a passkey', () => {
  it('are counted by network, and together', async () => {
    const address = freshAddress();
    const ask = (from: string) => app.call('createPasskeyLogInOptions', { address: from });
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await ask(address)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await ask(freshAddress())).status).toBe(200);
  });
});
