import { describe, expect, test } from 'vitest';
import { NO_LIKES } from '../likes';
import { isPushed, type Happening } from '.';

const message = { name: 'message', own: false, held: false, deleted: false, read: false } as const;
const like = { name: 'like', pair: { ...NO_LIKES, likedBy: true, likeNew: true } } as const;
const match = { name: 'match', pair: { like: true, likedBy: true, likeNew: false }, shown: false } as const;

describe('isPushed', () => {
  test.each<Happening>([message, like, match])('announces $name', (happening) => {
    expect(isPushed(happening, { canSee: true })).toBe(true);
  });

  test.each<Happening>([message, like, match])(
    'announces no $name of a member who isn’t seen',
    (happening) => {
      expect(isPushed(happening, { canSee: false })).toBe(false);
    },
  );

  test.each<[string, Happening]>([
    ['message of one’s own', { ...message, own: true }],
    ['message that was read', { ...message, read: true }],
    ['message that is held', { ...message, held: true }],
    ['message that was deleted', { ...message, deleted: true }],
    ['like that was seen', { ...like, pair: { ...like.pair, likeNew: false } }],
    ['like that was taken back', { ...like, pair: NO_LIKES }],
    ['match that was shown', { ...match, shown: true }],
    ['match that the member has ended', { ...match, pair: { ...match.pair, like: false } }],
    ['match that the other has ended', { ...match, pair: { ...match.pair, likedBy: false } }],
  ])('announces no %s', (_, happening) => {
    expect(isPushed(happening, { canSee: true })).toBe(false);
  });
});
