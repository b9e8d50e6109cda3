import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isNewMain,
  maySendPhoto,
  newPhotoStatus,
  photoVariantFor,
  sentPhotoVariantFor,
  type PhotoViewer,
  type SendablePhoto,
  type ShownPhoto,
} from '.';

const photo: ShownPhoto = { status: 'active', main: false, private: false };
const viewers = {
  owner: { owner: true, member: true, premium: false, access: false },
  visitor: { owner: false, member: false, premium: false, access: false },
  free: { owner: false, member: true, premium: false, access: false },
  premium: { owner: false, member: true, premium: true, access: false },
  letIn: { owner: false, member: true, premium: false, access: true },
} as const satisfies Record<string, PhotoViewer>;

describe('photoVariantFor', () => {
  test.each([
    ['main', { main: true }, { visitor: 'sharp', free: 'sharp', premium: 'sharp', letIn: 'sharp' }],
    ['further', {}, { visitor: null, free: 'blurred', premium: 'sharp', letIn: 'blurred' }],
    ['private', { private: true }, { visitor: null, free: 'locked', premium: 'locked', letIn: 'sharp' }],
    ['pending', { status: 'pending' }, { visitor: null, free: null, premium: null, letIn: null }],
    ['rejected main', { status: 'rejected', main: true }, { visitor: null, free: null, premium: null }],
  ] as const)('of a %s photo', (_, change, expected) => {
    for (const [who, variant] of Object.entries(expected)) {
      expect([who, photoVariantFor({ ...photo, ...change }, viewers[who as keyof typeof viewers])]).toEqual([
        who,
        variant,
      ]);
    }
    expect(photoVariantFor({ ...photo, ...change }, viewers.owner)).toBe('sharp');
  });

  test('shows nobody but the owner what is not active, and a private photo sharp to nobody who is not let in', () => {
    const anyPhoto = fc.record({
      status: fc.constantFrom('pending', 'active', 'rejected'),
      main: fc.boolean(),
      private: fc.boolean(),
    });
    const anyOther = fc.record({
      owner: fc.constant(false),
      member: fc.boolean(),
      premium: fc.boolean(),
      access: fc.boolean(),
    });
    fc.assert(
      fc.property(anyPhoto, anyOther, (shown, viewer) => {
        const variant = photoVariantFor(shown, viewer);
        const isChecked = shown.status === 'active' || variant === null;
        const isKept = !shown.private || viewer.access || variant !== 'sharp';
        const isTeaser = viewer.member || variant === 'sharp' || variant === null;
        expect([isChecked, isKept, isTeaser]).toEqual([true, true, true]);
      }),
    );
  });
});

test.each([
  ['pending', 'locked'],
  ['active', 'sharp'],
  ['rejected', 'locked'],
] as const)('a photo that was sent and is %s: %s to the other, sharp to its sender', (status, variant) => {
  expect(sentPhotoVariantFor({ status }, { owner: false })).toBe(variant);
  expect(sentPhotoVariantFor({ status }, { owner: true })).toBe('sharp');
});

test.each([
  ['before', true, 'pending'],
  ['before', false, 'active'],
  ['after', true, 'active'],
  ['after', false, 'active'],
] as const)(
  'a new photo that is checked %s, where somebody can (%s), is %s',
  (check, canBeChecked, status) => {
    expect(newPhotoStatus({ photo_check: check }, { canBeChecked })).toBe(status);
  },
);

test.each([
  ['the first', { isPrivate: false, mains: [] }, true],
  ['the first public one', { isPrivate: false, mains: [false, false] }, true],
  ['one beside a main one', { isPrivate: false, mains: [false, true] }, false],
  ['a private one', { isPrivate: true, mains: [] }, false],
])('%s, %j, becomes the main one: %s', (_, { isPrivate, mains }, is) => {
  const others = mains.map((main) => ({ main }));
  expect(isNewMain({ private: isPrivate, purpose: 'profile' }, others)).toBe(is);
  expect(isNewMain({ private: isPrivate, purpose: 'chat' }, others)).toBe(false);
});

describe('maySendPhoto', () => {
  const own: SendablePhoto = { ownerId: 'anna', purpose: 'chat', ready: true, status: 'active' };

  test.each([
    [{}, true],
    [{ status: 'pending' }, true],
    [{ status: 'rejected' }, false],
    [{ ownerId: 'ben' }, false],
    [{ purpose: 'profile' }, false],
    [{ ready: false }, false],
  ] as const)('one’s own photo with %o: %s', (changes, may) => {
    expect(maySendPhoto({ ...own, ...changes }, { memberId: 'anna' })).toBe(may);
  });
});
