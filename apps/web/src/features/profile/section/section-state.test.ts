import { ownProfileFixture } from '@vela/api-client/testing';
import { describe, expect, it } from 'vitest';
import { changesOf, readDraft, savedValues, toggleInterest } from './section-state';

describe('savedValues', () => {
  it('are null where nothing was answered', () => {
    const profile = ownProfileFixture({ about: 'I read.', eye_color: undefined });
    expect(savedValues(profile, ['about', 'eye_color'])).toEqual({ about: 'I read.', eye_color: null });
  });
});

describe('changesOf', () => {
  const saved = { about: 'a', interests: ['tea'] };
  it.each([
    [{ about: 'a', interests: ['tea'] }, {}],
    [{ about: 'b', interests: ['tea'] }, { about: 'b' }],
    [{ about: 'a', interests: [] }, { interests: [] }],
  ])('of %o are %o', (values, changes) => {
    expect(changesOf(values, saved)).toEqual(changes);
  });
});

describe('readDraft', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['{"about":"b","city":"x"}', { about: 'b' }],
  ])('reads %j as %o', (text, draft) => {
    expect(readDraft(text, ['about'])).toEqual(draft);
  });
});

describe('toggleInterest', () => {
  it('adds and takes away, up to twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => index);
    expect(toggleInterest([1], 2)).toEqual([1, 2]);
    expect(toggleInterest([1, 2], 1)).toEqual([2]);
    expect(toggleInterest(twenty, 99)).toEqual(twenty);
  });
});
