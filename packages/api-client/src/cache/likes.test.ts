import { describe, expect, test } from 'vitest';
import { createFakeApi, profileFixture } from '../testing';
import { listLikes } from '@vela/contract/endpoints/list-likes';
import { likeMember } from '@vela/contract/endpoints/like-member';
import { markLikeSeen } from '@vela/contract/endpoints/mark-like-seen';
import { unlikeMember } from '@vela/contract/endpoints/unlike-member';
import { likesAfter, profileAfter, type LikesPage } from './likes';

const idsOf = ({ profiles, liked_by: received, matches, new_likes }: LikesPage) => ({
  profiles: profiles.map(({ id }) => id).toSorted(),
  received: received.map(({ profile, like_new: isNew }) => [profile.id, isNew]),
  matches: matches.map(({ id }) => id).toSorted(),
  new_likes,
});

const profileOf = (likes: LikesPage, id: string) =>
  [...likes.profiles, ...likes.liked_by.map(({ profile }) => profile)].find((profile) => profile.id === id) ??
  profileFixture({ id });

const ENDPOINTS = { give: likeMember, take: unlikeMember, see: markLikeSeen } as const;

describe('likesAfter', () => {
  test.each([
    ['give', 'sofie'],
    ['give', 'nadia'],
    ['give', 'pieter'],
    ['give', 'jonas'],
    ['take', 'amara'],
    ['take', 'jonas'],
    ['take', 'sofie'],
    ['see', 'nadia'],
    ['see', 'pieter'],
  ] as const)('says of %s %s what the server will', async (act, id) => {
    const { api } = createFakeApi();
    const before = await api.call(listLikes, {});
    await api.call(ENDPOINTS[act], { profile_id: id });
    const guess = likesAfter(act, before, profileOf(before, id));
    expect(idsOf(guess)).toEqual(idsOf(await api.call(listLikes, {})));
  });

  test('puts a liked member first, and shows the like in every list', async () => {
    const { api } = createFakeApi();
    const before = await api.call(listLikes, {});
    const after = likesAfter('give', before, profileOf(before, 'nadia'));
    expect(after.profiles[0]).toMatchObject({ id: 'nadia', like: true, match: true });
    expect(after.matches[0]?.id).toBe('nadia');
    expect(after.liked_by[0]?.profile).toMatchObject({ id: 'nadia', like: true, match: true });
  });

  test('leaves the pages it was given as they are', async () => {
    const { api } = createFakeApi();
    const before = await api.call(listLikes, {});
    const copy = structuredClone(before);
    likesAfter('give', before, profileOf(before, 'nadia'));
    expect(before).toEqual(copy);
  });
});

describe('profileAfter', () => {
  test.each([
    ['give', {}, { like: true, match: false }],
    ['give', { liked_by: true }, { like: true, match: true }],
    ['take', { like: true, liked_by: true, match: true }, { like: false, match: false }],
    ['see', { liked_by: true }, { like: false, match: false }],
  ] as const)('of %s for %j is %j', (act, before, after) => {
    expect(profileAfter(act, profileFixture(before))).toMatchObject(after);
  });
});
