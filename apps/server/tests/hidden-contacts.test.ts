import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';
import { chatsOf, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const { profileOf, finds, like } = meetingIn(() => app);

type Change = { add?: string[]; remove?: string[]; clear?: true };

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');
const change = ({ jar }: Person, hidden_contacts: Change) =>
  app.call('updateUser', { jar, body: { hidden_contacts } });
const hide = (by: Person, ...addresses: string[]) => change(by, { add: addresses.map(hashOf) });
const show = (by: Person, ...addresses: string[]) => change(by, { remove: addresses.map(hashOf) });

/** How somebody meets another: in the search, and by the link of the profile. */
async function sees(by: Person, other: Person): Promise<[boolean, number]> {
  return [await finds(by, other), (await profileOf(by, other)).status];
}

const MET = [true, 200];
const UNSEEN = [false, 404];

describe('a member who hides from a contact', () => {
  it('is not met by the member with that address, but meets it', async () => {
    const [anna, ex] = [await activePerson(app), await activePerson(app)];
    expect(await sees(ex, anna)).toEqual(MET);
    expect((await hide(anna, ex.email)).result.user.num_hidden_contacts).toBe(1);
    expect(await sees(ex, anna)).toEqual(UNSEEN);
    expect(await sees(anna, ex)).toEqual(MET);
    expect(await sees(await activePerson(app), anna)).toEqual(MET);
  });

  it('is answered like nobody, to likes and messages, too', async () => {
    const [anna, ex] = [await activePerson(app), await activePerson(app)];
    await hide(anna, ex.email);
    expect((await like(ex, anna)).status).toBe(404);
    expect((await say(app, ex, { profile_id: idOf(anna) })).status).toBe(404);
  });

  it('is not met by who joins later, from the confirmation on', async () => {
    const anna = await activePerson(app);
    await hide(anna, 'later@example.com');
    const typed = await signUpPerson(app, { email: 'Later@Example.com' });
    // Who only types an address must not learn who hides from its owner.
    expect(await sees(typed, anna)).toEqual(MET);
    await app.call('activate', { jar: typed.jar, body: { token: await mailedToken(app, typed.email) } });
    expect(await sees(typed, anna)).toEqual(UNSEEN);
  });

  it('is not met by who changes to the address, nor by who changes from it', async () => {
    const [anna, ex] = [await activePerson(app), await activePerson(app)];
    await hide(anna, 'new-address@example.com');
    await app.call('requestMailChange', {
      jar: ex.jar,
      body: { email: 'new-address@example.com', password: PASSWORD },
    });
    const token = await mailedToken(app, 'new-address@example.com');
    await app.call('confirmMailChange', { jar: ex.jar, body: { token } });
    expect(await sees(ex, anna)).toEqual(UNSEEN);
    await app.call('requestMailChange', {
      jar: ex.jar,
      body: { email: 'third@example.com', password: PASSWORD },
    });
    const third = await mailedToken(app, 'third@example.com');
    await app.call('confirmMailChange', { jar: ex.jar, body: { token: third } });
    expect(await sees(ex, anna)).toEqual(UNSEEN);
  });

  it('is not met by who comes back to the address', async () => {
    const [anna, ex] = [await activePerson(app), await activePerson(app)];
    await app.call('requestMailChange', {
      jar: ex.jar,
      body: { email: 'away@example.com', password: PASSWORD },
    });
    const token = await mailedToken(app, 'away@example.com');
    await app.call('confirmMailChange', { jar: ex.jar, body: { token } });
    await hide(anna, ex.email);
    expect(await sees(ex, anna)).toEqual(MET);
    const undo = await mailedToken(app, ex.email, 'mail_change_undo');
    await app.call('useToken', { body: { token: undo } });
    const back = await app.db
      .selectFrom('hidden_from')
      .select('viewer_id')
      .where('member_id', '=', idOf(anna))
      .execute();
    expect(back).toEqual([{ viewer_id: idOf(ex) }]);
  });

  it('gets what was written before the confirmation, so that an end of the hiding shows no account', async () => {
    const anna = await activePerson(app);
    const ex = await signUpPerson(app);
    await say(app, ex, { profile_id: idOf(anna) });
    await hide(anna, ex.email);
    await app.call('activate', { jar: ex.jar, body: { token: await mailedToken(app, ex.email) } });
    const heard = async () => (await chatsOf(app, anna)).chats.map(({ profile }) => profile?.id);
    expect(await heard()).toEqual([idOf(ex)]);
    await show(anna, ex.email);
    expect(await heard()).toEqual([idOf(ex)]);
  });

  it('is there for a contact that it likes', async () => {
    const [anna, ex] = [await activePerson(app), await activePerson(app)];
    await like(anna, ex);
    await hide(anna, ex.email);
    expect(await sees(ex, anna)).toEqual([false, 200]);
  });

  it('is shown again to one, or to all', async () => {
    const [anna, ex, boss] = [await activePerson(app), await activePerson(app), await activePerson(app)];
    await hide(anna, ex.email, boss.email, 'nobody@example.com');
    expect((await show(anna, ex.email)).result.user.num_hidden_contacts).toBe(2);
    expect([await sees(ex, anna), await sees(boss, anna)]).toEqual([MET, UNSEEN]);
    expect((await change(anna, { clear: true })).result.user.num_hidden_contacts).toBe(0);
    expect(await sees(boss, anna)).toEqual(MET);
  });

  it('learns of no account which address it has: what it may do after a block is alike', async () => {
    const after: number[][] = [];
    for (const isListed of [true, false]) {
      const [anna, hidden] = [await activePerson(app), await activePerson(app)];
      await like(hidden, anna);
      await app.call('updateUser', { jar: hidden.jar, body: { invisible: true } });
      await hide(anna, isListed ? hidden.email : 'somebody@example.com');
      const of = { profile_id: idOf(hidden) };
      const block = () => app.call('blockMember', { jar: anna.jar, body: of });
      const answers = [(await block()).status];
      answers.push((await app.call('unblockMember', { jar: anna.jar, body: of })).status);
      const report = { ...of, reason: 'scam', text: 'It asks for money.' } as const;
      answers.push((await app.call('reportMember', { jar: anna.jar, body: report })).status);
      after.push([...answers, (await block()).status]);
    }
    expect(after[0]).toEqual(after[1]);
    expect(after[0]?.slice(0, 2)).toEqual([200, 200]);
  });

  it('may hide from 500, and counts one that comes twice once', async () => {
    const anna = await activePerson(app);
    const many = Array.from({ length: 500 }, (_, index) => hashOf(`${index}@example.com`));
    expect((await change(anna, { add: many })).result.user.num_hidden_contacts).toBe(500);
    expect((await change(anna, { add: many.slice(0, 3) })).result.user.num_hidden_contacts).toBe(500);
    const tooMany = await change(anna, { add: [hashOf('one-more@example.com')] });
    expect(tooMany.error).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'hidden_contacts.add', code: 'too_long' }],
    });
  });

  it('is itself no contact of its own', async () => {
    const anna = await activePerson(app);
    await hide(anna, anna.email);
    expect(await finds(await activePerson(app), anna)).toBe(true);
    expect((await app.call('getUser', { jar: anna.jar })).status).toBe(200);
  });
});

it.each([['ex@example.com'], [hashOf('a').toUpperCase()], [hashOf('a').slice(1)]])(
  'refuses %j, which is no hash',
  async (hash) => {
    const answer = await change(await activePerson(app), { add: [hash] });
    expect(answer.error?.code).toBe('invalid_input');
  },
);

it('stores no hash that a list of known addresses would find', async () => {
  const [anna, ex] = [await activePerson(app), await activePerson(app)];
  await hide(anna, ex.email);
  const { rows } = await sql<{ mark: string }>`
    select mark from hidden_contacts where member_id = ${idOf(anna)}
    union all select mark from hidden_from where member_id = ${idOf(anna)}`.execute(app.db);
  expect(rows).toHaveLength(2);
  for (const { mark } of rows) expect(mark).not.toContain(hashOf(ex.email));
});

it('misses nobody who confirms an address while it becomes a contact', async () => {
  const anna = await activePerson(app);
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => signUpPerson(app, { email: `at-once-${index}@example.com` })),
  );
  const tokens = await Promise.all(people.map(({ email }) => mailedToken(app, email)));
  await Promise.all(
    people.flatMap((person, index) => [
      app.call('activate', { jar: person.jar, body: { token: tokens[index] ?? '' } }),
      hide(anna, person.email),
    ]),
  );
  const { rows } = await sql`select from hidden_from where member_id = ${idOf(anna)}`.execute(app.db);
  expect(rows).toHaveLength(people.length);
});
