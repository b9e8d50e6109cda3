import { expect, test } from 'vitest';
import { photoLimitOf, photoPlacesLeft, unsentPhotosToDrop } from '.';

test.each([
  [false, 3],
  [true, 25],
])('a member who is premium (%s) keeps %i photos', (premium, limit) => {
  expect(photoLimitOf({ premium })).toBe(limit);
});

test.each([
  [0, { free: 3, premium: 25 }],
  [2, { free: 1, premium: 23 }],
  [3, { free: 0, premium: 22 }],
  [4, { free: 0, premium: 21 }],
  [25, { free: 0, premium: 0 }],
  [26, { free: 0, premium: 0 }],
])('beside %i photos there are places left: %j', (count, left) => {
  expect({
    free: photoPlacesLeft(count, { premium: false, purpose: 'profile' }),
    premium: photoPlacesLeft(count, { premium: true, purpose: 'profile' }),
  }).toEqual(left);
});

test.each([0, 3, 1000])('beside %i that were sent there are places for more', (count) => {
  expect(photoPlacesLeft(count, { premium: false, purpose: 'chat' })).toBe(Infinity);
});

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [64, 45],
])('of %i photos in no message %i go when another comes', (count, dropped) => {
  expect(unsentPhotosToDrop(count)).toBe(dropped);
});
