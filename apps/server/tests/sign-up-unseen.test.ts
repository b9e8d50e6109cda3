import type { BodyInputOf } from '@vela/contract/registry';
import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, ORIGIN, type TestAnswer, type TestApp } from './support/create-test-app';
import { changeSettings, withSettings } from './support/change-settings';
import { postsTo, wayOf } from './support/post-form';
import { readPage } from './support/read-page';
import { accountStep, freshAddress, logInAs, mailedToken, PASSWORD, signupBody } from './support/people';
import { statusChange } from './support/status-change';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { account_disclosure: 'neutral' });
});
afterAll(() => app.close());

const signUp = (change: Partial<BodyInputOf<'signUp'>> = {}, jar = new CookieJar()) =>
  app.call('signUp', { body: signupBody(change), address: freshAddress(), jar });
const activate = async (email: string, jar: CookieJar) =>
  app.call('activate', {
    body: { token: await mailedToken(app, email, 'activation') },
    jar,
    address: freshAddress(),
  });
const kindsTo = async (to: string) => (await app.mails(to)).map(({ kind }) => kind);

let count = 0;
const newAddress = () => `unseen${(count += 1)}@example.com`;

/** Somebody with a confirmed account. */
async function confirmed(): Promise<string> {
  const [email, jar] = [newAddress(), new CookieJar()];
  await signUp({ email }, jar);
  await activate(email, jar);
  return email;
}

/** All that the caller can see, but for what is random or the moment. */
const seen = ({ status, json, headers }: TestAnswer) => ({
  status,
  json,
  headers: [...headers.keys()].sort(),
  cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=')),
});

describe('a sign-up on a neutral site', () => {
  it.each([undefined, 'no token', 't'.repeat(43)])(
    'answers a new address and a taken one alike, with the device cookie %s',
    async (device) => {
      const email = await confirmed();
      const answers = [];
      for (const to of [newAddress(), email]) {
        const jar = new CookieJar();
        if (device !== undefined) jar.cookies.set('device', device);
        answers.push(seen(await signUp({ email: to }, jar)));
        expect((await app.call('getUser', { jar })).result.user).toBeNull();
        expect(jar.cookies.get('device')).toMatch(/^[\w-]{43}$/);
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 200, json: { user: null } });
    },
  );

  it('mails a new address its link, which opens the account in the same browser', async () => {
    const [email, jar] = [newAddress(), new CookieJar()];
    await signUp({ email }, jar);
    expect(await kindsTo(email)).toEqual(['activation']);
    expect((await activate(email, jar)).result.user.email).toBe(email);
    expect((await app.call('getUser', { jar })).result.user?.email).toBe(email);
  });

  it('mails the owner of a taken address how to log in, and makes nothing', async () => {
    const email = await confirmed();
    await signUp({ email: email.toUpperCase(), password: 'somebody else’s' });
    const [mail] = await app.mails(email);
    expect(mail).toMatchObject({ kind: 'account_exists', links: [`${ORIGIN}/login`] });
    expect((await logInAs(app, { email })).status).toBe(200);
  });

  it('mails the owner of an account that is leaving how to come back', async () => {
    const email = await confirmed();
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion', app.clock.now()))
      .where('email', '=', email)
      .execute();
    expect(seen(await signUp({ email })).status).toBe(200);
    expect((await kindsTo(email))[0]).toBe('account_leaving');
  });

  it('mails nothing where the account can’t come back any more, but has it erased, and reveals neither', async () => {
    const email = await confirmed();
    await app.db
      .updateTable('members')
      .set(statusChange('pending_deletion', app.clock.now()))
      .where('email', '=', email)
      .execute();
    app.clock.advance(DAY);
    const before = await kindsTo(email);
    const answers = [await signUp({ email }), await signUp({ email: newAddress() })].map(seen);
    expect(answers[0]).toEqual(answers[1]);
    expect(await kindsTo(email)).toEqual(before);
    await app.runJobs();
    await signUp({ email });
    expect((await kindsTo(email))[0]).toBe('activation');
  });

  it('mails the link again where the account waits for it, five times a day', async () => {
    const email = newAddress();
    for (let times = 0; times < 7; times += 1) expect((await signUp({ email })).status).toBe(200);
    expect(await kindsTo(email)).toEqual(Array(5).fill('activation'));
  });

  it('rejects a name that is taken, whatever the address', async () => {
    const email = await confirmed();
    await signUp({ name: 'Taken name' });
    for (const to of [email, newAddress()]) {
      const { status, error } = await signUp({ email: to, name: 'taken NAME' });
      expect([status, error.fields]).toEqual([400, [{ path: 'name', code: 'name_taken' }]]);
    }
  });

  it('takes the name in both cases, so that asking for it reveals nothing', async () => {
    const email = await confirmed();
    const names = ['Of a new one', 'Of a taken one'] as const;
    await signUp({ email: newAddress(), name: names[0] });
    await signUp({ email, name: names[1] });
    for (const name of names) {
      const { result } = await app.call('checkSignup', { query: { name }, address: freshAddress() });
      expect(result.name).toEqual({
        valid: true,
        available: false,
        code: 'name_taken',
        suggestions: Array.from({ length: 3 }, () => expect.stringMatching(new RegExp(`^${name} [a-z]+$`))),
      });
      expect((await signUp({ name })).status).toBe(400);
    }
  });

  it.each(['first', 'second'] as const)(
    'gives a name that two ask for at once to one of them, though the address of the %s is taken',
    async (which) => {
      const email = await confirmed();
      const name = `race ${email.split('@')[0] ?? ''}`;
      const addresses = which === 'first' ? [email, newAddress()] : [newAddress(), email];
      const answers = await Promise.all(addresses.map((to) => signUp({ email: to, name })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.error.fields).toEqual([
        { path: 'name', code: 'name_taken' },
      ]);
    },
  );

  it('is deleted after 30 days, unless it was confirmed: the name is free in both cases at the same moment', async () => {
    const email = await confirmed();
    const [fresh, owner] = [newAddress(), newAddress()];
    const names = ['Never confirmed', 'Of another taken one'] as const;
    const start = app.clock.now();
    await signUp({ email: fresh, name: names[0] });
    await signUp({ email, name: names[1] });
    const jar = new CookieJar();
    await signUp({ email: owner, name: 'Confirmed in time' }, jar);
    await activate(owner, jar);
    const isFree = async (name: string) =>
      (await app.call('checkSignup', { query: { name }, address: freshAddress() })).result.name?.available;
    const tidyUp = async () => {
      await app.context.jobs.add(app.db, 'housekeeping', {});
      await app.runJobs();
    };
    app.clock.advance(30 * DAY - (app.clock.now().getTime() - start.getTime()));
    await tidyUp();
    expect(await Promise.all(names.map(isFree))).toEqual([false, false]);
    app.clock.advance(1);
    await tidyUp();
    expect(await Promise.all(names.map(isFree))).toEqual([true, true]);
    expect(await isFree('Confirmed in time')).toBe(false);
    const token = await mailedToken(app, fresh, 'activation');
    const late = await app.call('activate', { body: { token }, address: freshAddress() });
    expect(late.error.code).toBe('activation_failed');
    expect((await signUp({ email: fresh, name: names[0] })).status).toBe(200);
  });

  it('stays on a site that says who has an account, where it can be used', async () => {
    const email = newAddress();
    await withSettings(app, { account_disclosure: 'shown' }, async () => {
      const { result } = await signUp({ email });
      app.clock.advance(31 * DAY);
      await app.context.jobs.add(app.db, 'housekeeping', {});
      await app.runJobs();
      const rows = await app.db
        .selectFrom('members')
        .select('id')
        .where('id', '=', result.user?.id ?? '')
        .execute();
      expect(rows).toHaveLength(1);
    });
  });

  it('lets nobody log in with it before the link was followed, and blocks guesses alike', async () => {
    const taken = await confirmed();
    const fresh = newAddress();
    const [own, other] = [new CookieJar(), new CookieJar()];
    await signUp({ email: fresh }, own);
    await signUp({ email: taken, password: 'another password' }, other);
    const codes = async (email: string, { password, jar }: { password: string; jar: CookieJar }) => {
      const address = freshAddress();
      const found = [];
      for (let times = 0; times < 6; times += 1)
        found.push((await logInAs(app, { email, password, jar, address })).error.code);
      return found;
    };
    const ofFresh = await codes(fresh, { password: PASSWORD, jar: own });
    expect(ofFresh).toEqual(await codes(taken, { password: 'another password', jar: other }));
    expect(new Set(ofFresh)).toEqual(new Set(['login_failed', 'too_many_attempts']));
  });

  it('answers alike without script, however often its last step is sent, and mails once', async () => {
    const taken = await confirmed();
    for (const [email, mails] of [
      [newAddress(), ['activation']],
      [taken, ['account_exists', 'activation']],
    ] as const) {
      const jar = new CookieJar();
      for (const step of stepsOf(email)) await post('/signup', step, { jar });
      const again = new CookieJar();
      for (const [name, value] of jar.cookies) again.cookies.set(name, value);
      const ends = [
        await post('/signup', { step: 'confirm' }, { jar }),
        await post('/signup', { step: 'confirm' }, { jar: again }),
      ];
      expect(ends.map(wayOf)).toEqual([
        [303, '/signup?done=1'],
        [303, '/signup?done=1'],
      ]);
      for (const { cookies } of [jar, again])
        expect([cookies.has('session'), cookies.has('device')]).toEqual([false, true]);
      expect(await kindsTo(email)).toEqual(mails);
      const page = await readPage(await app.fetch('/signup?done=1', { jar }));
      expect(page.form).toMatchObject({ name: 'signup', done: true });
    }
  });
});

describe('a second press with something else in the draft, on a neutral site', () => {
  /** Both presses of drafts for a free and a taken address: where each led, and what the other name's check says afterwards. */
  async function pressedTwice(
    change: (name: string) => Record<string, string>,
    { atOnce = false }: { atOnce?: boolean } = {},
  ) {
    const seen = [];
    for (const email of [newAddress(), await confirmed()]) {
      const other = `probe ${email.split('@')[0] ?? ''}`;
      const jar = new CookieJar();
      for (const step of stepsOf(email)) await post('/signup', step, { jar });
      const again = new CookieJar();
      for (const [key, value] of jar.cookies) again.cookies.set(key, value);
      const first = wayOf(await post('/signup', { step: 'confirm' }, { jar }));
      // This is the state in which the second one's fields were stored before the first had ended the draft.
      if (atOnce) await app.db.updateTable('signup_drafts').set({ ended: false }).execute();
      const second = wayOf(await post('/signup', { step: 'confirm', ...change(other) }, { jar: again }));
      const { result } = await app.call('checkSignup', { query: { name: other }, address: freshAddress() });
      seen.push({ first, second, isFree: result.name?.available });
    }
    return seen;
  }

  const CHANGES = [
    ['another address', () => ({ email: newAddress() })],
    ['another name', (name: string) => ({ name })],
  ] as const;

  it.each(CHANGES)('begins a new draft without the password: %s', async (_, change) => {
    const [ofFree, ofTaken] = await pressedTwice(change);
    expect(ofFree).toEqual({
      first: [303, '/signup?done=1'],
      second: [303, '/signup?step=account'],
      isFree: true,
    });
    expect(ofTaken).toEqual(ofFree);
  });

  it.each(CHANGES)('is another sign-up, also where both are on their way: %s', async (_, change) => {
    const [ofFree, ofTaken] = await pressedTwice(change, { atOnce: true });
    expect(ofTaken).toEqual(ofFree);
  });

  it('gets the browser’s one token without a look at the account', async () => {
    for (const email of [newAddress(), await confirmed()]) {
      const jar = new CookieJar();
      for (const step of stepsOf(email)) await post('/signup', step, { jar });
      const cookies = [...jar.cookies];
      const pressed = async () => {
        const again = new CookieJar();
        for (const [key, value] of cookies) again.cookies.set(key, value);
        await post('/signup', { step: 'confirm' }, { jar: again });
        return again.cookies.get('device');
      };
      const first = await pressed();
      const devices = () => app.db.selectFrom('devices').selectAll().orderBy('token_hash').execute();
      const before = await devices();
      expect(first).toMatch(/^[\w-]{43}$/);
      expect([await pressed(), await pressed()]).toEqual([first, first]);
      expect(await devices()).toEqual(before);
    }
  });

  it('is answered alike though the account was confirmed in between', async () => {
    const email = newAddress();
    const jar = new CookieJar();
    for (const step of stepsOf(email)) await post('/signup', step, { jar });
    const again = new CookieJar();
    for (const [key, value] of jar.cookies) again.cookies.set(key, value);
    await post('/signup', { step: 'confirm' }, { jar });
    await activate(email, jar);
    const second = await post('/signup', { step: 'confirm' }, { jar: again });
    expect(wayOf(second)).toEqual([303, '/signup?done=1']);
  });
});

const post = postsTo(() => app);

function stepsOf(email: string): Record<string, string>[] {
  const account = accountStep({ email, name: `of ${email.split('@')[0] ?? ''}` });
  return [account, { step: 'photo' }, { step: 'location', country: 'NL' }, { step: 'about' }];
}
