import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '../src/safety/gather-evidence';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, signUpPerson, type Person } from './support/people';
import { makePremium, outcomeOf, say } from './support/talk';

let app: TestApp;
let reporter: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  reporter = await activePerson(app);
  other = await activePerson(app, { gender: 'male' });
});

const { profileOf, like, block, unblock, setProfile } = meetingIn(() => app);

type Asked = Partial<BodyInputOf<'reportMember'>>;

const report = (asked: Asked, by: Person | null = reporter) =>
  app.call('reportMember', {
    ...(by && { jar: by.jar }),
    address: freshAddress(),
    body: { profile_id: idOf(other), reason: 'sexual', text: '', ...asked },
  });

const blocksOf = async (person: Person) =>
  (await app.call('listBlocks', { jar: person.jar })).result.blocks.map(({ profile_id: id }) => id);

const numReports = async () => (await app.db.selectFrom('reports').select('id').execute()).length;

const giveAccess = (by: Person, to: Person) =>
  app.call('givePhotoAccess', { jar: by.jar, body: { profile_id: idOf(to) } });

/** Who may see the private photos of whose, among the two. */
async function accessBetween(): Promise<string[][]> {
  const ids = [idOf(reporter), idOf(other)];
  const rows = await app.db
    .selectFrom('photo_access')
    .select(['owner_id', 'viewer_id'])
    .where('owner_id', 'in', ids)
    .execute();
  return rows.map((row) => [row.owner_id, row.viewer_id]);
}

describe('a report with a block', () => {
  it('has what was written in its evidence, which the block then deletes', async () => {
    await makePremium(app, idOf(other), 10);
    await say(app, other, { profile_id: idOf(reporter), text: 'Send me a picture.' });
    const { status, result } = await report({ block: true });
    expect([status, result.blocked]).toEqual([200, true]);
    const row = await app.db
      .selectFrom('reports')
      .select(['reason', 'evidence'])
      .where('reference', '=', result.reference)
      .executeTakeFirstOrThrow();
    expect(row.reason).toBe('sexual');
    expect((row.evidence as Evidence).messages.map(({ text }) => text)).toEqual(['Send me a picture.']);
    expect(outcomeOf(await profileOf(reporter, other))).toBe('404 not_found');
    expect((await app.call('listConversations', { jar: reporter.jar })).result.chats).toEqual([]);
    expect(await blocksOf(reporter)).toEqual([idOf(other)]);
  });

  it('does all that a block does: likes and access to photos end both ways', async () => {
    await like(reporter, other);
    await like(other, reporter);
    await giveAccess(reporter, other);
    await giveAccess(other, reporter);
    await report({ block: true });
    expect(await accessBetween()).toEqual([]);
    const { result } = await app.call('listLikes', { jar: other.jar });
    expect(result).toMatchObject({ profiles: [], liked_by: [], matches: [] });
    expect(outcomeOf(await profileOf(other, reporter))).toBe('403 blocked');
    await unblock(reporter, other);
    expect(await accessBetween()).toEqual([]);
  });

  it('can be about a message', async () => {
    await makePremium(app, idOf(other), 10);
    const { result: sent } = await say(app, other, { profile_id: idOf(reporter), text: 'I wait outside.' });
    const asked = {
      profile_id: undefined,
      message_id: sent.message.id,
      reason: 'meeting',
      block: true,
    } as const;
    expect((await report(asked)).result.blocked).toBe(true);
    expect(await blocksOf(reporter)).toEqual([idOf(other)]);
  });

  it('blocks nobody unless it is asked to', async () => {
    for (const asked of [{}, { block: false }]) expect((await report(asked)).result.blocked).toBe(false);
    expect(await blocksOf(reporter)).toEqual([]);
    expect((await profileOf(reporter, other)).status).toBe(200);
  });

  it('says that a block stands that was made before', async () => {
    await block(reporter, other);
    for (const asked of [{}, { block: true }]) expect((await report(asked)).result.blocked).toBe(true);
    expect(await blocksOf(reporter)).toEqual([idOf(other)]);
  });

  it('blocks who has blocked first, too', async () => {
    await makePremium(app, idOf(other), 10);
    await say(app, other, { profile_id: idOf(reporter), text: 'You will see.' });
    await block(other, reporter);
    // Who was blocked first may block as well: the other one can take its own block back.
    const { status, result } = await report({ block: true });
    expect([status, result.blocked]).toEqual([200, true]);
    expect(await blocksOf(reporter)).toEqual([idOf(other)]);
    await unblock(other, reporter);
    expect((await profileOf(other, reporter)).status).toBe(403);
  });

  it('comes in where the other can’t be met again by what is left', async () => {
    await makePremium(app, idOf(other), 10);
    const { result: sent } = await say(app, other, { profile_id: idOf(reporter), text: 'You will see.' });
    const { id, conversation_id: conversationId } = sent.message;
    await app.call('deleteConversation', { jar: reporter.jar, body: { id: conversationId } });
    await setProfile(other, { status: 'disabled' });
    const { status, result } = await report({ profile_id: undefined, message_id: id, block: true });
    expect([status, result.blocked]).toEqual([200, false]);
    expect(await blocksOf(reporter)).toEqual([]);
  });

  it('leaves nothing behind where it fails', async () => {
    const before = await numReports();
    await setProfile(other, { status: 'disabled' });
    expect(outcomeOf(await report({ block: true }))).toBe('404 not_found');
    expect([await numReports(), await blocksOf(reporter)]).toEqual([before, []]);
  });

  it('that comes twice at once is two reports and one block, and so are reports of each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await Promise.all([activePerson(app), activePerson(app)]);
      await like(one, two);
      await like(two, one);
      const about = (by: Person, subject: Person) =>
        report({ profile_id: idOf(subject), block: true }, by).then(({ status, result }) => [
          status,
          status === 200 && result.blocked,
        ]);
      const answers = await Promise.all([about(one, two), about(one, two)]);
      expect(answers).toEqual([
        [200, true],
        [200, true],
      ]);
      expect(await blocksOf(one)).toEqual([idOf(two)]);
      const [three, four] = await Promise.all([activePerson(app), activePerson(app)]);
      await like(three, four);
      const each = await Promise.all([about(three, four), about(four, three)]);
      // The second finds nobody, unless both were found before either block.
      expect(each.map(([status]) => status)).toContain(200);
      expect(each.some(([, blocked]) => blocked)).toBe(true);
    }
  });

  it('is written down as both', async () => {
    const kinds = () =>
      app.db.selectFrom('security_events').select('kind').where('kind', 'in', ['block', 'report']).execute();
    const before = (await kinds()).length;
    await report({ block: true });
    expect(
      (await kinds())
        .slice(before)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['block', 'report']);
  });

  it('is for those who wait for the confirmation of their address, too', async () => {
    const waiting = await signUpPerson(app);
    expect((await report({ block: true }, waiting)).result.blocked).toBe(true);
    expect(await blocksOf(waiting)).toEqual([idOf(other)]);
  });

  it.each([{ block: 'yes' }, { withdraw_photos: 1 }, { block: null }])(
    'is not asked for by %j',
    async (asked) => {
      const { status, error } = await report(asked as unknown as Asked);
      expect([status, error.code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe('a report that takes private photos back', () => {
  it('ends the access of the reported member, and neither the reporter’s own nor anybody else’s', async () => {
    const friend = await activePerson(app);
    await giveAccess(reporter, other);
    await giveAccess(other, reporter);
    await giveAccess(reporter, friend);
    expect((await report({ withdraw_photos: true })).result.blocked).toBe(false);
    expect((await accessBetween()).toSorted()).toEqual(
      [
        [idOf(other), idOf(reporter)],
        [idOf(reporter), idOf(friend)],
      ].toSorted(),
    );
    expect((await profileOf(reporter, other)).result.profile).toMatchObject({ photo_access: false });
  });

  it('changes nothing where there was none, or where it isn’t asked to', async () => {
    expect((await report({ withdraw_photos: true })).status).toBe(200);
    await giveAccess(reporter, other);
    await report({});
    expect(await accessBetween()).toEqual([[idOf(reporter), idOf(other)]]);
  });
});

describe('a visitor', () => {
  it.each([{ block: true }, { withdraw_photos: true }])('has nothing to ask %j of', async (asked) => {
    other = await activePerson(app, { visitors_may_see: true });
    const before = await numReports();
    expect(outcomeOf(await report(asked, null))).toBe('403 authentication_required');
    expect(await numReports()).toBe(before);
    const { status, result } = await report({ block: false, withdraw_photos: false }, null);
    expect([status, result.blocked]).toEqual([200, false]);
  });
});
