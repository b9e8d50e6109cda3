import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, signUpPerson, type Person } from './support/people';
import { makePremium, outcomeOf, say } from './support/talk';

let app: TestApp;
let viewer: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  viewer = await activePerson(app);
  other = await activePerson(app, { gender: 'male' });
});

const { profileOf, conversationOf, like, block, unblock, finds, setMember, setProfile } = meetingIn(
  () => app,
);
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

  it('ends access to private photos both ways, also once it is removed', async () => {
    const giveAccess = (by: Person, to: Person) =>
      app.call('givePhotoAccess', { jar: by.jar, body: { profile_id: idOf(to) } });
    await giveAccess(viewer, other);
    await giveAccess(other, viewer);
    await block(viewer, other);
    await unblock(viewer, other);
    const access = await app.db
      .selectFrom('photo_access')
      .select('owner_id')
      .where('owner_id', 'in', [idOf(viewer), idOf(other)])
      .execute();
    expect(access).toEqual([]);
  });

  it('and access given at the same moment leave no access behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await Promise.all([activePerson(app), activePerson(app)]);
      const give = app.call('givePhotoAccess', { jar: two.jar, body: { profile_id: idOf(one) } });
      await Promise.all([block(one, two), give]);
      const access = await app.db
        .selectFrom('photo_access')
        .select('owner_id')
        .where('owner_id', '=', idOf(two))
        .execute();
      expect(access).toEqual([]);
    }
  });

  it('is shown to a member who had a like, by name, and to nobody else', async () => {
    await like(other, viewer);
    await block(viewer, other);
    const { status, error } = await profileOf(other, viewer);
    expect([status, error.code, error.params]).toEqual([
      403,
      'blocked',
      { name: viewer.name, profile_id: idOf(viewer) },
    ]);
    expect((await profileOf(viewer, other)).status).toBe(404);
    const stranger = await activePerson(app);
    await block(viewer, stranger);
    expect((await profileOf(stranger, viewer)).status).toBe(404);
  });

  it('is named to the blocker, wherever that member is requested', async () => {
    await like(other, viewer);
    const { result } = await say(app, viewer, { profile_id: idOf(other) });
    const { conversation_id } = result.message;
    const byId = () => app.call('getConversation', { jar: viewer.jar, query: { id: conversation_id } });
    await block(viewer, other);
    const answers = [
      await profileOf(viewer, other),
      await conversationOf(viewer, other),
      await byId(),
      await say(app, viewer, { profile_id: idOf(other) }),
    ];
    const params = { name: other.name, profile_id: idOf(other) };
    for (const answer of answers)
      expect([outcomeOf(answer), answer.error.params]).toEqual(['404 not_found', params]);
    await unblock(viewer, other);
    const gone = await byId();
    expect([outcomeOf(gone), gone.error.params]).toEqual(['404 not_found', undefined]);
  });

  it('is visible neither to the blocked member nor to anybody else without contact', async () => {
    const nothing = (await profileOf(viewer, { ...other, user: { ...other.user, id: 'nobody' } })).error;
    await block(viewer, other);
    const banned = await activePerson(app);
    await setMember(banned, { status: 'banned' });
    const third = await activePerson(app);
    for (const asked of [
      await profileOf(other, viewer),
      await conversationOf(other, viewer),
      await say(app, other, { profile_id: idOf(viewer) }),
      await profileOf(third, banned),
    ])
      expect(asked.error).toEqual(nothing);
    expect((await profileOf(third, other)).status).toBe(200);
    expect((await profileOf(third, viewer)).status).toBe(200);
  });

  it('is no contact with one who hides and never got the message', async () => {
    await makePremium(app, idOf(viewer), 10);
    await say(app, viewer, { profile_id: idOf(other), text: 'Hello' });
    await app.db.updateTable('messages').set({ held: true }).where('sender_id', '=', idOf(viewer)).execute();
    await setMember(other, { invisible: true });
    expect((await block(viewer, other)).status).toBe(200);
    const { had_contact: hadContact } = await app.db
      .selectFrom('blocks')
      .select('had_contact')
      .where('blocker_id', '=', idOf(viewer))
      .executeTakeFirstOrThrow();
    expect(hadContact).toBe(false);
    expect((await profileOf(other, viewer)).status).toBe(404);
  });

  it('can be put on one who is leaving, and holds when that one comes back', async () => {
    await makePremium(app, idOf(other), 10);
    await say(app, other, { profile_id: idOf(viewer), text: 'You will see.' });
    await setMember(other, { status: 'pending_deletion' });
    expect((await block(viewer, other)).status).toBe(200);
    await app.db
      .updateTable('members')
      .set({ status: 'active', erase_at: null })
      .where('id', '=', idOf(other))
      .execute();
    expect(await finds(other, viewer)).toBe(false);
    expect(outcomeOf(await say(app, other, { profile_id: idOf(viewer) }))).not.toBe(200);
  });

  it('of both is shown as the other’s, where there was something between them', async () => {
    await block(viewer, other);
    await app.db
      .insertInto('blocks')
      .values({
        blocker_id: idOf(other),
        blocked_id: idOf(viewer),
        had_contact: true,
        blocked_at: app.clock.now(),
      })
      .execute();
    const { error } = await profileOf(viewer, other);
    expect([error.code, error.params]).toEqual(['blocked', { name: other.name, profile_id: idOf(other) }]);
  });

  it.each([
    ['is banned', () => setMember(viewer, { status: 'banned' }), 404],
    ['is leaving', () => setMember(viewer, { status: 'pending_deletion' }), 404],
    ['has a disabled profile', () => setProfile(viewer, { status: 'disabled' }), 404],
    ['is of another pool', () => setProfile(viewer, { pool: 'other/1' }), 404],
    ['is in invisible mode', () => setMember(viewer, { invisible: true }), 403],
  ] as const)(
    'by one who since %s is revealed only where the two could see each other without it',
    async (_, change, status) => {
      await like(other, viewer);
      await block(viewer, other);
      await change();
      expect((await profileOf(other, viewer)).status).toBe(status);
    },
  );

  it('by one who was in invisible mode is shown to nobody who alone had a like', async () => {
    await like(other, viewer);
    await setMember(viewer, { invisible: true });
    expect((await profileOf(other, viewer)).status).toBe(404);
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(404);
  });

  it('is revealed to the sender of a message, though the blocker had deleted the conversation', async () => {
    await say(app, other, { profile_id: idOf(viewer) });
    await app.call('deleteConversation', { jar: viewer.jar, body: { profile_id: idOf(other) } });
    await block(viewer, other);
    const { status, error } = await profileOf(other, viewer);
    expect([status, error.code]).toEqual([403, 'blocked']);
  });

  it('is revealed to the receiver of a message, though that one had deleted the conversation', async () => {
    await say(app, viewer, { profile_id: idOf(other) });
    await app.call('deleteConversation', { jar: other.jar, body: { profile_id: idOf(viewer) } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(403);
  });

  it('is revealed to the receiver of a message, though that one had deleted each message', async () => {
    const sent = await say(app, viewer, { profile_id: idOf(other) });
    await app.call('deleteMessage', { jar: other.jar, body: { id: sent.result.message.id } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(403);
  });

  it.each([
    ['the blocker', () => [viewer, other] as const],
    ['the blocked member', () => [other, viewer] as const],
  ])('is not revealed after a like that %s removed', async (_, between) => {
    const [one, liked] = between();
    await like(one, liked);
    await app.call('unlikeMember', { jar: one.jar, body: { profile_id: idOf(liked) } });
    await block(viewer, other);
    expect((await profileOf(other, viewer)).status).toBe(404);
  });

  it('is not revealed to a member who never got the message, because it was held', async () => {
    const unconfirmed = await signUpPerson(app, { gender: 'male' });
    await say(app, unconfirmed, { profile_id: idOf(other) });
    await block(unconfirmed, other);
    expect((await profileOf(other, unconfirmed)).status).toBe(404);
    const contacts = await app.db
      .selectFrom('blocks')
      .select('had_contact')
      .where('blocker_id', '=', idOf(unconfirmed))
      .execute();
    expect(contacts).toEqual([{ had_contact: false }]);
  });

  it('changes nothing a second time, and can be removed twice', async () => {
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

  it('of the other stays when one removes its own', async () => {
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

  it.each(['nobody', 'self'])('of %s is not found', async (name) => {
    const id = name === 'self' ? idOf(viewer) : name;
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
    // A match is announced once a day, however often the two meet again and part.
    const again = async () => {
      await unblock(viewer, other);
      await like(other, viewer);
      await block(viewer, other);
      return (await eventsOf(other)).length;
    };
    app.clock.advance(DAY - 1);
    expect(await again()).toBe(1);
    app.clock.advance(DAY);
    expect(await again()).toBe(2);
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
