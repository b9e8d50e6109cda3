import type { BodyInputOf } from '@vela/contract/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { meetingIn } from './support/meeting';
import {
  activePerson,
  freshAddress,
  mailedToken,
  type Person,
  signupBody,
  signUpPerson,
} from './support/people';
import { postsTo, wayOf } from './support/post-form';
import { chatsOf, say, textsOf } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const { block } = meetingIn(() => app);

const writingTo = (other: Person, text = 'Which bakery should I know?') =>
  ({ signup_member_id: other.user.id, signup_message: text }) as const;

const signUp = (change: Partial<BodyInputOf<'signUp'>>, jar = new CookieJar()) =>
  app.call('signUp', { body: signupBody(change), address: freshAddress(), jar });

const activate = async (email: string, jar: CookieJar) => {
  const body = { token: await mailedToken(app, email, 'activation') };
  return (await app.call('activate', { body, jar, address: freshAddress() })).result;
};

const newsOf = async (person: Person) => (await chatsOf(app, person)).chats.length;

describe('the message of a sign-up to a member', () => {
  it('waits in their conversation, and reaches the member when the address is confirmed', async () => {
    const other = await activePerson(app);
    const writer = await signUpPerson(app, { ...writingTo(other), about: 'I like trains.' });
    expect(writer.user).toMatchObject({
      written: { conversations: 1, messages: 1 },
      profile: { about: 'I like trains.' },
    });
    expect(await textsOf(app, writer, other.user.id)).toEqual(['me: Which bakery should I know?']);
    expect(await newsOf(other)).toBe(0);

    expect((await activate(writer.email, writer.jar)).delivered).toBe(1);
    const [chat] = (await chatsOf(app, other)).chats;
    expect(chat).toMatchObject({ num_unread_messages: 1, profile: { name: writer.user.profile?.name } });
    expect(await textsOf(app, other, writer.user.id)).toEqual(['other: Which bakery should I know?']);
    expect(chat?.profile?.about).toBeUndefined();
  });

  it('is the first of the free ones', async () => {
    const other = await activePerson(app);
    const writer = await signUpPerson(app, writingTo(other));
    const again = await say(app, writer, { profile_id: other.user.id });
    expect(again.result.user).toMatchObject({ credits: 0, written: { conversations: 1, messages: 2 } });
  });

  it('waits where the site shows nobody who has an account, too', async () => {
    const other = await activePerson(app);
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      const jar = new CookieJar();
      const body = signupBody(writingTo(other, 'Unseen'));
      expect((await signUp(body, jar)).result.user).toBeNull();
      expect(await newsOf(other)).toBe(0);
      const { user } = await activate(body.email, jar);
      expect(await textsOf(app, other, user.id)).toEqual(['other: Unseen']);
    });
  });

  it('is sent once where the last step is sent twice', async () => {
    const other = await activePerson(app);
    const jar = new CookieJar();
    const post = postsTo(() => app);
    const { password, ...account } = signupBody();
    const steps: Record<string, string>[] = [
      {
        step: 'account',
        ...writingTo(other, 'Once'),
        email: account.email,
        name: account.name,
        password,
        dob_day: '1',
        dob_month: '2',
        dob_year: '1990',
        gender: 'male',
        terms: 'on',
      },
      { step: 'location', country: 'NL' },
      { step: 'confirm' },
      { step: 'confirm' },
    ];
    for (const step of steps) expect(wayOf(await post('/signup', step, { jar }))[0]).toBe(303);
    const { user } = await activate(account.email, jar);
    expect(await textsOf(app, other, user.id)).toEqual(['other: Once']);
  });

  it('goes with what a stranger left, where the owner of the mailbox takes the account over', async () => {
    const other = await activePerson(app);
    const { email } = await signUpPerson(app, writingTo(other));
    const token = await mailedToken(app, email, 'activation');
    const body = { token, new_password: 'the words of the one who has the mail' };
    await app.call('activate', { body, jar: new CookieJar(), address: freshAddress() });
    expect(await newsOf(other)).toBe(0);
  });

  it('reaches nobody after a block', async () => {
    const other = await activePerson(app);
    const writer = await signUpPerson(app, writingTo(other));
    await block(writer, other);
    expect((await activate(writer.email, writer.jar)).delivered).toBe(0);
    expect(await newsOf(other)).toBe(0);
  });
});

describe('a sign-up with a message', () => {
  const refused = async (change: Partial<BodyInputOf<'signUp'>>) => {
    const body = signupBody(change);
    const { status, error } = await signUp(body);
    const made = await app.db.selectFrom('members').select('id').where('email', '=', body.email).execute();
    return { status, fields: error.fields, made: made.length };
  };
  const gone = [{ path: 'signup_message', code: 'unknown_member' }];

  it('makes no account where the member isn’t there, so that no message is lost', async () => {
    const [left, hidden, waiting] = [
      await activePerson(app),
      await activePerson(app),
      await signUpPerson(app),
    ];
    await app.call('deleteUser', { jar: left.jar, body: { password: 'a long enough password' } });
    await app.call('updateUser', { jar: hidden.jar, body: { invisible: true } });
    for (const other of [left, hidden, waiting])
      expect(await refused(writingTo(other))).toEqual({ status: 400, fields: gone, made: 0 });
    expect(await refused({ signup_member_id: 'nobody', signup_message: 'Hello' })).toEqual({
      status: 400,
      fields: gone,
      made: 0,
    });
  });

  it('is refused where it is too long for the site, or nothing is free', async () => {
    const other = await activePerson(app);
    const tooLong = (limit: number) => [{ path: 'signup_message', code: 'too_long', params: { limit } }];
    await withSettings(app, { message_length: 5 }, async () => {
      expect((await refused(writingTo(other, 'Hello!'))).fields).toEqual(tooLong(5));
    });
    await withSettings(app, { free_messages: 0 }, async () => {
      expect((await refused(writingTo(other, 'Hello!'))).fields).toEqual(tooLong(0));
    });
  });

  it('answers alike for a free and a taken address where the member leaves while it is made', async () => {
    const taken = await activePerson(app);
    const others = [
      { email: taken.email, other: await activePerson(app) },
      { email: 'free-address@example.com', other: await activePerson(app) },
    ];
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      const answers = [];
      for (const { email, other } of others) {
        const answering = await whileLeaving(other, () => signUp({ ...writingTo(other), email }));
        answers.push({ status: answering.status, fields: answering.error.fields });
      }
      expect(answers).toEqual([
        { status: 400, fields: gone },
        { status: 400, fields: gone },
      ]);
    });
  });

  it('holds neither the owner of a taken address nor the member written to while it waits for the other', async () => {
    const people = await Promise.all([activePerson(app), activePerson(app)]);
    const [first, second] = people.toSorted((one, other) => (one.user.id < other.user.id ? -1 : 1));
    if (!first || !second) throw new Error('two people are needed');
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      for (const [owner, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const { answering, isFree } = await app.db.transaction().execute(async (tx) => {
          await tx.selectFrom('members').select('id').where('id', '=', first.user.id).forUpdate().execute();
          const answer = signUp({ ...writingTo(other), email: owner.email });
          await vi.waitFor(async () => {
            const { rows } = await sql`select from pg_locks where not granted`.execute(app.db);
            expect(rows.length).toBeGreaterThan(0);
          });
          // It waits for the first by the order of ids, whichever of the two that is.
          const { rows } = await sql`
            select id from members where id = ${second.user.id} for update skip locked`.execute(app.db);
          return { answering: { answer }, isFree: rows.length === 1 };
        });
        expect(isFree).toBe(true);
        expect((await answering.answer).status).toBe(200);
      }
    });
  });

  /** Hides a member in a transaction that ends once another waits for that member. */
  const whileLeaving = <Result>({ user }: Person, act: () => Promise<Result>): Promise<Result> =>
    app.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('members').set({ invisible: true }).where('id', '=', user.id).execute();
        const acting = act();
        await vi.waitFor(async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(app.db);
          expect(rows.length).toBeGreaterThan(0);
        });
        return { acting };
      })
      .then(({ acting }) => acting);
});
