import { isMatch, likesBackByItself } from '@vela/domain/likes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const BOTH = [false, true] as const;

/** All that may stand between a member and another profile, as the profile sees it. */
const CASES = BOTH.flatMap((fictional) =>
  BOTH.flatMap((like) => BOTH.map((likedBy) => ({ fictional, pair: { like, likedBy, likeNew: false } }))),
);

describe.each(CASES)('where the profile is $fictional fictional and the pair is: $pair', (given) => {
  const { fictional, pair } = given;
  let member: Person;
  let profileId: string;

  beforeAll(async () => {
    const [one, other] = await Promise.all([activePerson(app), activePerson(app)]);
    member = one;
    profileId = other.user.id;
    await app.db.updateTable('profiles').set({ fictional }).where('member_id', '=', profileId).execute();
    if (pair.likedBy) await app.call('likeMember', { jar: one.jar, body: { profile_id: other.user.id } });
    if (pair.like) await app.call('likeMember', { jar: other.jar, body: { profile_id: one.user.id } });
    // A match is announced first, once.
    if (isMatch(pair)) await app.call('autoLike', { jar: one.jar });
  });

  it('the list has a match where the rule says so', async () => {
    const { result } = await app.call('listLikes', { jar: member.jar });
    expect(result.matches.map(({ id }) => id)).toEqual(isMatch(pair) ? [profileId] : []);
  });

  it('the profile likes back by itself where the rule says so', async () => {
    const answers = likesBackByItself(given);
    expect((await app.call('listLikes', { jar: member.jar })).result.untold_match).toBe(answers);
    const { profile } = (await app.call('autoLike', { jar: member.jar })).result;
    expect(profile?.id ?? null).toBe(answers ? profileId : null);
  });
});
