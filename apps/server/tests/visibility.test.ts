import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
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
  other = await activePerson(app, { gender: 'male', visitors_may_see: true });
});

const { profileOf, conversationOf, like, block, finds, setMember, setProfile } = meetingIn(() => app);

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

  it('is a card in lists and in a conversation, without the texts and facts of the profile', async () => {
    const answers = { about: 'I cook.', interests: ['cooking' as const], hair_color: 'brown' as const };
    await app.call('updateProfile', { jar: other.jar, body: answers });
    const whole = (await profileOf(viewer, other)).result.profile;
    expect(whole).toMatchObject({ about: answers.about, interests: answers.interests });
    const listed = (await app.call('searchMembers', { jar: viewer.jar })).result.results;
    const { profile } = (await conversationOf(viewer, other)).result;
    expect(profile).not.toBeNull();
    for (const card of [...listed, profile ?? {}]) {
      expect(card).toMatchObject({ interests: [] });
      expect(Object.keys(card)).not.toContain('about');
      expect(Object.keys(card)).not.toContain('hair_color');
    }
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

  it('hides from one who alone has a like, as from anyone', async () => {
    await like(viewer, other);
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    expect(await finds(viewer, other)).toBe(false);
    const { status, error } = await profileOf(viewer, other);
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await conversationOf(viewer, other)).status).toBe(404);
    expect((await app.call('listLikes', { jar: viewer.jar })).result.profiles).toEqual([]);
    // A like of the member itself is one that it knows of.
    await like(other, viewer);
    expect((await profileOf(viewer, other)).result.profile).toMatchObject({ match: true });
    expect((await app.call('listLikes', { jar: viewer.jar })).result.matches).toHaveLength(1);
  });

  it('shows to the other of a conversation', async () => {
    await say(app, viewer, { profile_id: idOf(other) });
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    expect((await profileOf(viewer, other)).status).toBe(200);
    expect((await conversationOf(viewer, other)).status).toBe(200);
  });

  it('hides from one whose messages to the member are held', async () => {
    const newcomer = await signUpPerson(app);
    await say(app, newcomer, { profile_id: idOf(other) });
    expect((await profileOf(newcomer, other)).status).toBe(200);
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    expect((await profileOf(newcomer, other)).error.code).toBe('not_found');
  });

  it('ends as it began', async () => {
    await app.call('updateUser', { jar: other.jar, body: { invisible: true } });
    await app.call('updateUser', { jar: other.jar, body: { invisible: false } });
    expect(await finds(viewer, other)).toBe(true);
  });
});

describe('a visitor', () => {
  it('learns of a member what is on a card, and no more', async () => {
    const { result } = await app.call('getMember', { query: { id: idOf(other) } });
    expect(Object.keys(result.profile).toSorted()).toEqual(
      ['age', 'country', 'fictional', 'id', 'main_image', 'name', 'photo_border', 'premium'].toSorted(),
    );
  });

  it.each([
    ['a banned member', () => setMember(other, { status: 'banned' })],
    ['one in invisible mode', () => setMember(other, { invisible: true })],
    ['a disabled profile', () => setProfile(other, { status: 'disabled' })],
    ['a member of another pool', () => setProfile(other, { pool: 'other/1' })],
    [
      'one who takes it back',
      () => app.call('updateUser', { jar: other.jar, body: { shown_to_visitors: false } }),
    ],
  ] as const)('does not see %s', async (_, hide) => {
    await hide();
    expect((await app.call('getMember', { query: { id: idOf(other) } })).status).toBe(404);
  });
});
