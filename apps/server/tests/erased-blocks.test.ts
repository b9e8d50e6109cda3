import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBlocks } from '../src/accounts/block-mark';
import { transact } from '../src/db/transact';
import { eraseAccount } from '../src/erasure/erase-account';
import { createTestApp, type TestApp } from './support/create-test-app';
import { meetingIn } from './support/meeting';
import { activePerson, PASSWORD, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { block, profileOf, setProfile, unblock } = meetingIn(() => app);

const eraseAfter = async ({ jar, address, user }: Person) => {
  await app.call('deleteUser', { jar, address, body: { password: PASSWORD } });
  app.clock.advance(14 * DAY);
  await eraseAccount(app.context, { memberId: user.id });
};

describe('a block of a member whose account was erased', () => {
  it('holds for every account of the address, on any site, and shows its maker none of them', async () => {
    const email = 'blocked.one@example.com';
    const [blocker, second] = [await activePerson(app), await activePerson(app)];
    const marks = () =>
      app.db
        .selectFrom('erased_blocks')
        .select('blocker_id')
        .where('blocker_id', 'in', [blocker.user.id, second.user.id])
        .execute();
    const listed = async ({ jar }: Person) =>
      (await app.call('listBlocks', { jar })).result.blocks.map(({ profile_id: id }) => id);
    const person = await activePerson(app, { email });
    await block(blocker, person);
    await block(second, person);
    await eraseAfter(person);

    // Another site has an account of the address first, in another pool.
    const elsewhere = await activePerson(app);
    await setProfile(elsewhere, { pool: 'elsewhere' });
    await transact(app.db, (tx) =>
      restoreBlocks(app.context, tx, { id: elsewhere.user.id, emailCanonical: email }),
    );
    const again = await activePerson(app, { email });
    expect((await profileOf(again, blocker)).status).toBe(404);
    // Neither the new name nor that there is a new account, also for who guesses its id.
    expect(await listed(blocker)).toEqual([]);
    expect((await profileOf(blocker, again)).error).toEqual(
      (await profileOf(blocker, { ...again, user: { ...again.user, id: 'nobody' } })).error,
    );
    const answersTo = async (profile_id: string) => {
      const { jar } = blocker;
      const client_id = `asked-${profile_id}`;
      const answers = [
        await app.call('blockMember', { jar, body: { profile_id } }),
        await app.call('unblockMember', { jar, body: { profile_id } }),
        await app.call('reportMember', { jar, body: { profile_id, reason: 'harassment', text: 'x' } }),
        await app.call('likeMember', { jar, body: { profile_id } }),
        await app.call('unlikeMember', { jar, body: { profile_id } }),
        await app.call('markLikeSeen', { jar, body: { profile_id } }),
        await app.call('getConversation', { jar, query: { profile_id } }),
        await app.call('sendMessage', { jar, body: { client_id, profile_id, type: 'text', text: 'x' } }),
        await app.call('swipeMember', { jar, body: { profile_id, choice: 'pass' } }),
      ];
      return answers.map((answer) => [answer.status, answer.status === 200 ? null : answer.error?.code]);
    };
    expect(await answersTo(again.user.id)).toEqual(await answersTo('nobody'));
    expect(await listed(blocker)).toEqual([]);
    expect((await profileOf(again, blocker)).status).toBe(404);
    expect(await marks()).toHaveLength(2);
    await eraseAfter(again);
    const third = await activePerson(app, { email });
    expect((await profileOf(third, blocker)).status).toBe(404);
    expect((await profileOf(third, second)).status).toBe(404);
  });

  it('that was made of the account itself ends with its mark', async () => {
    const email = 'blocked.again@example.com';
    const blocker = await activePerson(app);
    const person = await activePerson(app, { email });
    await block(blocker, person);
    await eraseAfter(person);
    // A second account, which the blocker knows and blocks, gets the address later.
    const other = await activePerson(app);
    await block(blocker, other);
    await app.db
      .updateTable('members')
      .set({ email, email_canonical: email })
      .where('id', '=', other.user.id)
      .execute();
    await transact(app.db, (tx) =>
      restoreBlocks(app.context, tx, { id: other.user.id, emailCanonical: email }),
    );
    await unblock(blocker, other);
    const marks = await app.db
      .selectFrom('erased_blocks')
      .select('mark')
      .where('blocker_id', '=', blocker.user.id)
      .execute();
    expect(marks).toEqual([]);
  });

  it('goes with the account of its maker', async () => {
    const second = await activePerson(app);
    const person = await activePerson(app);
    await block(second, person);
    await eraseAfter(person);
    const marks = () =>
      app.db.selectFrom('erased_blocks').select('mark').where('blocker_id', '=', second.user.id).execute();
    expect(await marks()).toHaveLength(1);

    await eraseAfter(second);
    expect(await marks()).toEqual([]);
  });
});
