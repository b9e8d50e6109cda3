import { describe, expect, test } from 'vitest';
import { LIKES_RELOAD_MS, likesBackByItself, NO_LIKES } from '.';

describe('likesBackByItself', () => {
  test.each([
    [true, { ...NO_LIKES, likedBy: true }, true],
    [true, { ...NO_LIKES, likedBy: true, like: true }, false],
    [true, NO_LIKES, false],
    [true, { ...NO_LIKES, like: true }, false],
    [false, { ...NO_LIKES, likedBy: true }, false],
    [false, NO_LIKES, false],
  ])('marked fictional: %s, with %j: %s', (fictional, pair, likes) => {
    expect(likesBackByItself({ fictional, pair })).toBe(likes);
  });
});

test('likes are asked for again half a second after a match', () => {
  expect(LIKES_RELOAD_MS).toBe(500);
});
