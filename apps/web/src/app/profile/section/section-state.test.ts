import { ownProfileFixture } from '@vela/api-client/testing';
import { describe, expect, it } from 'vitest';
import { changesOf, chooseInterest, draftAfterSaving, readDraft, savedValues } from './section-state';

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

describe('draftAfterSaving', () => {
  const sent = { about: 'I read.', reason: null };
  it.each([
    [{ about: 'I read.' }, { changes: {}, round: 4 }],
    [{ about: 'I read. And' }, { changes: { about: 'I read. And' }, round: 3 }],
    [
      { about: 'I read.', reason: 'To' },
      { changes: { reason: 'To' }, round: 3 },
    ],
  ])('of %o is what was typed since', (changes, draft) => {
    expect(draftAfterSaving<{ about: string; reason: string | null }>({ changes, round: 3 }, sent)).toEqual(
      draft,
    );
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

describe('chooseInterest', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index);
  it.each([
    [{ of: [1], interest: 2, isChosen: true }, [1, 2]],
    [{ of: [1, 2], interest: 1, isChosen: true }, [1, 2]],
    [{ of: [1, 2], interest: 1, isChosen: false }, [2]],
    [{ of: [1], interest: 2, isChosen: false }, [1]],
    [{ of: twenty, interest: 99, isChosen: true }, twenty],
  ])('of %o are %o', ({ of, interest, isChosen }, expected) => {
    expect(chooseInterest(of, interest, isChosen)).toEqual(expected);
  });
});
