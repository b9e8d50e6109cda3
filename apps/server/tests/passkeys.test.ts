import { PASSKEYS_MAX } from '@vela/domain/limits';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passkey } from './support/authenticator';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { passkeyActs } from './support/passkey-acts';
import { activePerson, logInAs, type Person, PASSWORD, signUpPerson } from './support/people';
import { postsTo, wayOf } from './support/post-form';

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { optionsFor, send, add, tryToAdd, list, remove, logIn } = passkeyActs(() => app);
const post = postsTo(() => app);
const kindsOf = async (person: Person) => (await app.mails(person.email)).map(({ kind }) => kind);
const renamed = ({ jar }: Person, body: { id: string; name: string | null }) =>
  app.call('renamePasskey', { jar, body });

describe('createPasskeyOptions', () => {
  it('asks for a passkey of this site that needs no address, and that a person unlocks', async () => {
    const person = await activePerson(app);
    const { options } = (await optionsFor(person)).result;
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Vela' },
      user: { name: person.name, displayName: person.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
      timeout: 5 * MINUTE,
    });
  });

  it('names the member by a random handle that stays the same', async () => {
    const person = await activePerson(app);
    const handles = [await optionsFor(person), await optionsFor(person)].map(
      ({ result }) => result.options.user.id,
    );
    expect(handles[0]).toMatch(/^[\w-]{43}$/);
    expect(handles[1]).toBe(handles[0]);
    expect(JSON.stringify(person.user)).not.toContain(handles[0]);
    const other = (await optionsFor(await activePerson(app))).result.options.user.id;
    expect(other).not.toBe(handles[0]);
  });

  it('takes the password, so that a stolen session adds nothing', async () => {
    const person = await activePerson(app);
    const { status, error } = await optionsFor(person, 'not the right password');
    expect([status, error.code]).toEqual([403, 'password_wrong']);
  });

  it('is closed until the address is confirmed, since it may be a stranger’s', async () => {
    expect((await optionsFor(await signUpPerson(app))).error.code).toBe('forbidden');
  });

  it('names the passkeys that there are, so that a device makes no second one', async () => {
    const person = await activePerson(app);
    const { passkey } = await add(person);
    expect((await optionsFor(person)).result.options.excludeCredentials).toEqual([
      { type: 'public-key', id: passkey.id, transports: ['internal'] },
    ]);
  });
});

describe('addPasskey', () => {
  it('lists it by the browser that made it', async () => {
    const person = await activePerson(app);
    const { id } = await add(person, { 'user-agent': FIREFOX });
    const added = app.clock.now().toISOString();
    expect(await list(person)).toEqual([
      { id, name: 'Firefox, Android', added_at: added, last_used_at: null },
    ]);
  });

  it('mails the owner, with the way to a new password', async () => {
    const person = await activePerson(app);
    await add(person, { 'user-agent': FIREFOX });
    const [mail] = await app.mails(person.email);
    expect(mail).toMatchObject({ kind: 'passkey_added', subject: 'New passkey for your account at Vela' });
    expect(mail?.text).toContain('Firefox, Android');
    expect(mail?.links).toEqual([`${ORIGIN}/settings/passkeys`, `${ORIGIN}/reset-password`]);
  });

  it('rejects a second time what was used once', async () => {
    const person = await activePerson(app);
    const { options } = (await optionsFor(person)).result;
    const made = new Passkey().make(options);
    await send(person, made);
    expect((await send(person, made)).error.code).toBe('passkey_expired');
  });

  it('of two at once with one challenge adds one', async () => {
    const person = await activePerson(app);
    const { options } = (await optionsFor(person)).result;
    const made = [new Passkey(), new Passkey()].map((passkey) => passkey.make(options));
    const answers = await Promise.all(made.map((credential) => send(person, credential)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(await list(person)).toHaveLength(1);
  });

  it('rejects a challenge after five minutes', async () => {
    const person = await activePerson(app);
    const { options } = (await optionsFor(person)).result;
    app.clock.advance(5 * MINUTE);
    expect((await send(person, new Passkey().make(options))).error.code).toBe('passkey_expired');
  });

  it('rejects the challenge of another session of the same member', async () => {
    const person = await activePerson(app);
    const jar = new CookieJar();
    await logInAs(app, { email: person.email, jar });
    const { options } = (await optionsFor(person)).result;
    const elsewhere = await send({ ...person, jar }, new Passkey().make(options));
    expect(elsewhere.error.code).toBe('passkey_expired');
  });

  it('rejects a challenge of a log-in', async () => {
    const person = await activePerson(app);
    const { challenge } = await passkeyActs(() => app).logInOptions();
    expect((await tryToAdd(person, { challenge })).error.code).toBe('passkey_expired');
  });

  it('rejects one that was added before, by another member too', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const { passkey } = await add(person);
    const { status, error } = await tryToAdd(other, {}, passkey);
    expect([status, error.code]).toEqual([409, 'passkey_exists']);
    expect(await list(other)).toEqual([]);
  });

  it(`ends at ${PASSKEYS_MAX} of a member`, async () => {
    const person = await activePerson(app);
    for (let count = 0; count < PASSKEYS_MAX; count += 1) await add(person);
    expect((await optionsFor(person)).error).toMatchObject({ code: 'passkey_limit', params: { limit: 10 } });
    expect(await list(person)).toHaveLength(PASSKEYS_MAX);
  });
});

describe('renamePasskey', () => {
  it('stores the name, and no name for an empty one', async () => {
    const person = await activePerson(app);
    const { id } = await add(person);
    expect((await renamed(person, { id, name: '  My phone ' })).result.passkey.name).toBe('My phone');
    expect((await renamed(person, { id, name: '' })).result.passkey.name).toBeNull();
  });

  it('knows no passkey of another member, and rejects long names', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const { id } = await add(person);
    expect((await renamed(other, { id, name: 'Mine' })).error.code).toBe('not_found');
    const { error } = await renamed(person, { id, name: 'x'.repeat(41) });
    expect(error.fields).toEqual([{ path: 'name', code: 'too_long', params: { limit: 40 } }]);
  });
});

describe('removePasskey', () => {
  it('closes the way in, and mails the owner', async () => {
    const person = await activePerson(app);
    const { id, passkey } = await add(person);
    await remove(person, id);
    expect(await list(person)).toEqual([]);
    expect((await logIn(passkey)).error.code).toBe('passkey_unknown');
    expect((await kindsOf(person))[0]).toBe('passkey_removed');
  });

  it('of two presses at once mails once', async () => {
    const person = await activePerson(app);
    const { id } = await add(person);
    const answers = await Promise.all([remove(person, id), remove(person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kindsOf(person)).filter((kind) => kind === 'passkey_removed')).toHaveLength(1);
  });

  it('removes none of another member', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const { id } = await add(person);
    await remove(other, id);
    expect(await list(person)).toHaveLength(1);
  });

  it('leaves the last way in to a member without a password', async () => {
    const person = await activePerson(app);
    const [first, second] = [await add(person), await add(person)];
    await app.db.updateTable('members').set({ password_hash: '' }).where('id', '=', person.user.id).execute();
    expect((await remove(person, first.id)).status).toBe(200);
    const { status, error } = await remove(person, second.id);
    expect([status, error.code]).toEqual([403, 'last_way_in']);
    expect((await logIn(second.passkey)).result.user.id).toBe(person.user.id);
  });
});

describe('without script', () => {
  const path = '/settings/passkeys';

  it('a passkey is renamed and removed by the forms of its row', async () => {
    const person = await activePerson(app);
    const { id } = await add(person);
    const { jar } = person;
    const fields = { action: 'rename', id, name: 'My phone' };
    expect(wayOf(await post(path, fields, { jar }))).toEqual([303, `${path}?done=rename`]);
    expect((await list(person)).map(({ name }) => name)).toEqual(['My phone']);
    expect(wayOf(await post(path, { action: 'remove', id }, { jar }))).toEqual([303, `${path}?done=remove`]);
    expect(await list(person)).toEqual([]);
  });

  it('an act that there is none of changes nothing', async () => {
    const person = await activePerson(app);
    const { id } = await add(person);
    expect((await post(path, { action: 'add', id }, { jar: person.jar })).status).toBe(400);
    expect(await list(person)).toHaveLength(1);
  });
});

describe('a password', () => {
  it('changed by the old one leaves passkeys', async () => {
    const person = await activePerson(app);
    const { passkey } = await add(person);
    const password = 'another long password';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    await app.call('changePassword', { jar: person.jar, address: person.address, body });
    expect((await logIn(passkey)).status).toBe(200);
  });
});
