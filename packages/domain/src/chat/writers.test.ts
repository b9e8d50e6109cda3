import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WRITERS, writingTo, type Acquaintance } from '.';

const NOBODY: Acquaintance = { hasAnswered: false, likesSender: false, isLiked: false, hasPhoto: false };

describe('writingTo', () => {
  test.each([
    ['everyone', {}, 'open'],
    ['photo', {}, 'photo'],
    ['photo', { hasPhoto: true }, 'open'],
    ['photo', { likesSender: true, isLiked: true }, 'photo'],
    ['liked', { isLiked: true, hasPhoto: true }, 'chosen'],
    ['liked', { likesSender: true }, 'open'],
    ['matches', { likesSender: true }, 'chosen'],
    ['matches', { likesSender: true, isLiked: true }, 'open'],
  ] as const)('of one who takes messages of %s, with %j, is %s', (writers, between, expected) => {
    expect(writingTo(writers, { ...NOBODY, ...between })).toBe(expected);
  });

  test('is never ended by what brings the two closer, and always open after an answer', () => {
    const between = fc.record({
      hasAnswered: fc.boolean(),
      likesSender: fc.boolean(),
      isLiked: fc.boolean(),
      hasPhoto: fc.boolean(),
    });
    const keys = ['hasAnswered', 'likesSender', 'isLiked', 'hasPhoto'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...WRITERS), between, fc.constantFrom(...keys), (writers, now, key) => {
        expect(writingTo(writers, { ...now, hasAnswered: true })).toBe('open');
        const before = writingTo(writers, now);
        const after = writingTo(writers, { ...now, [key]: true });
        expect(before === 'open' ? after : 'open').toBe('open');
      }),
    );
  });
});
