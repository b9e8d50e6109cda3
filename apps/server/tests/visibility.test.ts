import { SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, signUpPerson, type Person } from './support/people';
import { say } from './support/talk';

let app: TestApp;
let viewer: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  viewer = await activePerson(app);
  // Whoever came last leads the results.
  app.clock.advance(SECOND);
  other = await activePerson(app, { gender: 'male' });
});

const idOf = ({ user }: Person): string => user.id;
const profileOf = (by: Person, whom: Person) =>
  app.call('getMember', { jar: by.jar, query: { id: idOf(whom) } });
const block = (by: Person, whom: Person) =>
  app.call('blockMember', { jar: by.jar, body: { profile_id: idOf(whom) } });
const unblock = (by: Person, whom: Person) =>
  app.call('unblockMember', { jar: by.jar, body: { profile_id: idOf(whom) } });
const like = (by: Person, whom: Person) =>
  app.call('likeMember', { jar: by.jar, body: { profile_id: idOf(whom) } });

async function finds(by: Person, whom: Person): Promise<boolean> {
  const { result } = await app.call('searchMembers', { jar: by.jar });
  return [...result.results, ...result.similar].some(({ id }) => id === idOf(whom));
}

const setMember = (person: Person, change: { status?: 'banned' | 'pending_deletion'; invisible?: boolean }) =>
  app.db.updateTable('members').set(change).where('id', '=', idOf(person)).execute();
const setProfile = (person: Person, change: { status?: 'disabled'; pool?: string }) =>
  app.db.updateTable('profiles').set(change).where('member_id', '=', idOf(person)).execute();

describe('a member', () => {
  it('is found and shown to another', async () => {
    expect(await finds(viewer, other)).toBe(true);
    expect((await profileOf(viewer, other)).result.profile).toMatchObject({
      id: idOf(other),
      name: other.name,
      age: 36,
      gender: 'male',
      country: 'NL',
      status: 'active',
      online: 'now',
      like: false,
      liked_by: false,
      match: false,
      blocked: false,
    });
  });

  it('is nobody to itself', async () => {
    expect(await finds(viewer, viewer)).toBe(false);
    expect((await profileOf(viewer, viewer)).status).toBe(404);
  });

  it('shows neither birth, address, place, nor anything else of its own', async () => {
    const { profile } = (await profileOf(viewer, other)).result;
    const text = JSON.stringify(profile);
    for (const secret of [other.email, '1990', 'lat', 'lon', 'cell', 'sexuality', 'password', 'pool'])
      expect(text).not.toContain(secret);
  });
});

describe('nobody sees', () => {
  it.each([
    ['a banned member', () => setMember(other, { status: 'banned' })],
    ['one who is leaving', () => setMember(other, { status: 'pending_deletion' })],
    ['a disabled profile', () => setProfile(other, { status: 'disabled' })],
    ['a member of another pool', () => setProfile(other, { pool: 'other/1' })],
    ['one in invisible mode', () => setMember(other, { invisible: true })],
    ['whoever blocked the viewer', () => block(other, viewer)],
    ['whoever the viewer blocked', () => block(viewer, other)],
  ] as const)('%s, though a search still lists it', async (_, hide) => {
    expect(await finds(viewer, other)).toBe(true);
    await hide();
    expect(await finds(viewer, other)).toBe(false);
    const { status, error } = await profileOf(viewer, other);
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await like(viewer, other)).status).toBe(404);
  });

  it('one whose address is not confirmed', async () => {
    const unconfirmed = await signUpPerson(app, { gender: 'male' });
    expect(await finds(viewer, unconfirmed)).toBe(false);
    expect((await profileOf(viewer, unconfirmed)).status).toBe(404);
  });

  it('an id that nobody has', async () => {
    expect((await app.call('getMember', { jar: viewer.jar, query: { id: 'nobody' } })).status).toBe(404);
  });
});

describe('invisible mode', () => {
  it('hides from those who find, not from those who have a like', async () => {
    await like(other, viewer);
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    expect(await finds(viewer, other)).toBe(false);
    expect((await profileOf(viewer, other)).result.profile).toMatchObject({
      online: 'hidden',
      liked_by: true,
    });
  });

  it('ends as it began', async () => {
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    await app.call('updateUser', { jar: other.jar, body: { invisible: false } });
    expect(await finds(viewer, other)).toBe(true);
  });
});

describe('a block', () => {
  it('is mutual, and deletes the likes of the two', async () => {
    await like(viewer, other);
    await like(other, viewer);
    expect((await block(viewer, other)).status).toBe(200);
    for (const person of [viewer, other]) {
      const { result } = await app.call('listLikes', { jar: person.jar });
      expect(result).toMatchObject({ profiles: [], liked_by: [], matches: [], new_likes: 0 });
    }
    expect(await finds(other, viewer)).toBe(false);
    await unblock(viewer, other);
    expect((await profileOf(other, viewer)).result.profile).toMatchObject({ like: false, liked_by: false });
  });

  it('is told to one who had a like, by name, and to nobody else', async () => {
    await like(other, viewer);
    await block(viewer, other);
    const { status, error } = await profileOf(other, viewer);
    expect([status, error.code, error.params]).toEqual([403, 'blocked', { name: viewer.name }]);
    expect((await profileOf(viewer, other)).status).toBe(404);
    const stranger = await activePerson(app);
    await block(viewer, stranger);
    expect((await profileOf(stranger, viewer)).status).toBe(404);
  });

  it.each([
    ['is banned', () => setMember(viewer, { status: 'banned' }), 404],
    ['is leaving', () => setMember(viewer, { status: 'pending_deletion' }), 404],
    ['has a disabled profile', () => setProfile(viewer, { status: 'disabled' }), 404],
    ['is of another pool', () => setProfile(viewer, { pool: 'other/1' }), 404],
    ['is in invisible mode', () => setMember(viewer, { invisible: true }), 403],
  ] as const)(
    'by one who since %s is told of only where the two could meet but for it',
    async (_, change, status) => {
      await like(other, viewer);
      await block(viewer, other);
      await change();
      expect((await profileOf(other, viewer)).status).toBe(status);
    },
  );

  it('is told of to who wrote, though whoever blocked had deleted the conversation', async () => {
    await say(app, other, { profile_id: idOf(viewer) });
    await app.call('deleteConversation', { jar: viewer.jar, body: { profile_id: idOf(other) } });
    await block(viewer, other);
    const { status, error } = await profileOf(other, viewer);
    expect([status, error.code]).toEqual([403, 'blocked']);
  });

  it('is told of to who was written to, though that one had deleted the conversation', async () => {
    await say(app, viewer, { profile_id: idOf(other) });
    await app.call('deleteConversation', { jar: other.jar, body: { profile_id: idOf(viewer) } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(403);
  });

  it('is told of to who was written to, though that one had deleted each message', async () => {
    const sent = await say(app, viewer, { profile_id: idOf(other) });
    await app.call('deleteMessage', { jar: other.jar, body: { id: sent.result.message.id } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(403);
  });

  it.each([
    ['whoever blocked', () => [viewer, other] as const],
    ['whoever was blocked', () => [other, viewer] as const],
  ])('is not told of after a like that %s took back', async (_, between) => {
    const [one, liked] = between();
    await like(one, liked);
    await app.call('unlikeMember', { jar: one.jar, body: { profile_id: idOf(liked) } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(404);
  });

  it('is not told of to who never got the message, which was held', async () => {
    const unconfirmed = await signUpPerson(app, { gender: 'male' });
    await say(app, unconfirmed, { profile_id: idOf(other) });
    await block(unconfirmed, other);
    expect((await profileOf(other, unconfirmed)).status).toBe(404);
    const told = await app.db
      .selectFrom('blocks')
      .select('had_contact')
      .where('blocker_id', '=', idOf(unconfirmed))
      .execute();
    expect(told).toEqual([{ had_contact: false }]);
  });

  it('changes nothing a second time, and can be taken back twice', async () => {
    await block(viewer, other);
    expect((await block(viewer, other)).status).toBe(200);
    const { result } = await app.call('listBlocks', { jar: viewer.jar });
    expect(result.blocks).toEqual([
      { profile_id: idOf(other), name: other.name, blocked_at: expect.any(String) },
    ]);
    await unblock(viewer, other);
    expect((await unblock(viewer, other)).status).toBe(200);
    expect((await app.call('listBlocks', { jar: viewer.jar })).result.blocks).toEqual([]);
    expect(await finds(viewer, other)).toBe(true);
  });

  it('of the other stands when one takes its own back', async () => {
    await block(viewer, other);
    await app.db
      .insertInto('blocks')
      .values({
        blocker_id: idOf(other),
        blocked_id: idOf(viewer),
        had_contact: false,
        blocked_at: app.clock.now(),
      })
      .execute();
    await unblock(viewer, other);
    expect(await finds(viewer, other)).toBe(false);
  });

  it.each(['nobody', 'self'])('of %s is not found', async (whom) => {
    const id = whom === 'self' ? idOf(viewer) : whom;
    const { status } = await app.call('blockMember', { jar: viewer.jar, body: { profile_id: id } });
    expect(status).toBe(404);
  });

  it('reaches the blocker’s windows, and the other’s where there was something to take away', async () => {
    const eventsOf = (person: Person) =>
      app.db
        .selectFrom('member_events')
        .select('data')
        .where('member_id', '=', idOf(person))
        .where('name', '=', 'blocked')
        .execute();
    await block(viewer, other);
    expect([await eventsOf(viewer), await eventsOf(other)]).toEqual([
      [{ data: { profile_id: idOf(other) } }],
      [],
    ]);
    await unblock(viewer, other);
    await like(viewer, other);
    await block(viewer, other);
    expect(await eventsOf(other)).toEqual([{ data: { profile_id: idOf(viewer) } }]);
  });

  it('and a like at the same moment leave no like behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await Promise.all([activePerson(app), activePerson(app)]);
      await Promise.all([block(one, two), like(two, one), like(one, two)]);
      const likes = await app.db
        .selectFrom('likes')
        .select('id')
        .where('member_id', 'in', [idOf(one), idOf(two)])
        .execute();
      expect(likes).toEqual([]);
    }
  });
});

describe('a visitor', () => {
  it('learns of a member what stands on a card, and no more', async () => {
    const { result } = await app.call('getMember', { query: { id: idOf(other) } });
    expect(Object.keys(result.profile).toSorted()).toEqual(
      ['age', 'country', 'fictional', 'id', 'main_image', 'name', 'premium'].toSorted(),
    );
  });

  it.each([
    ['a banned member', () => setMember(other, { status: 'banned' })],
    ['one in invisible mode', () => setMember(other, { invisible: true })],
    ['a disabled profile', () => setProfile(other, { status: 'disabled' })],
    ['a member of another pool', () => setProfile(other, { pool: 'other/1' })],
  ] as const)('does not see %s', async (_, hide) => {
    await hide();
    expect((await app.call('getMember', { query: { id: idOf(other) } })).status).toBe(404);
  });
});
