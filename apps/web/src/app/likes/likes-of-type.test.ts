import { listLikes } from '@vela/contract/endpoints/list-likes';
import { createFakeApi } from '@vela/api-client/testing';
import { describe, expect, it } from 'vitest';
import { likesOfType } from './likes-of-type';

const page = await createFakeApi().api.call(listLikes, {});
const idsOf = (likes: ReturnType<typeof likesOfType>) => likes.map(({ profile }) => profile.id);

describe('likesOfType', () => {
  it.each([
    ['received', ['nadia', 'pieter', 'jonas']],
    ['sent', ['amara', 'jonas']],
    ['matches', ['jonas']],
  ] as const)('of %s are %j', (type, ids) => {
    expect(idsOf(likesOfType(type, [page]))).toEqual(ids);
  });

  it('marks what is new, among the received only', () => {
    expect(likesOfType('received', [page]).map(({ isNew }) => isNew)).toEqual([true, false, false]);
    expect(likesOfType('sent', [page]).some(({ isNew }) => isNew)).toBe(false);
  });

  it('shows a member on two pages once, at its first place', () => {
    const [first, ...others] = page.liked_by;
    const older = { ...page, liked_by: first ? [...others, { ...first, like_new: false }] : [] };
    const likes = likesOfType('received', [page, older]);
    expect(idsOf(likes)).toEqual(['nadia', 'pieter', 'jonas']);
    expect(likes[0]?.isNew).toBe(true);
  });
});
