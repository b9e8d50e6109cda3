import { describe, expect, test } from 'vitest';
import { NICHES } from '../sites';
import { asksGenderIdentity, livingAfter, needsConsent } from '.';

describe('livingAfter', () => {
  const old = { country: 'NL', region: 'UT', city: 'Utrecht' } as const;

  test.each([
    [{}, old],
    [{ country: 'NL' }, old],
    [{ country: 'DE' }, { country: 'DE', region: null, city: null }],
    [
      { country: 'DE', region: 'BY' },
      { country: 'DE', region: 'BY', city: null },
    ],
    [
      { country: 'DE', city: 'Köln' },
      { country: 'DE', region: null, city: 'Köln' },
    ],
    [{ city: 'Zeist' }, { ...old, city: 'Zeist' }],
    [{ city: null }, { ...old, city: null }],
    [{ region: 'GE' }, { ...old, region: 'GE' }],
    [{ region: null }, { ...old, region: null }],
    [
      { country: 'NL', region: null, city: null },
      { country: 'NL', region: null, city: null },
    ],
  ] as const)('with %j is %j', (change, living) => {
    expect(livingAfter(old, change)).toEqual(living);
  });
});

test('only the transgender-oriented site asks for a gender identity', () => {
  expect(NICHES.filter(asksGenderIdentity)).toEqual([2]);
});

describe('needsConsent', () => {
  test.each([
    [{}, false],
    [{ sexuality: null, gender_identity: null }, false],
    [{ gender_identity: '' }, false],
    [{ sexuality: 'bi' }, true],
    [{ gender_identity: 'trans woman' }, true],
    [{ intimate_interests: [] }, false],
    [{ intimate_interests: ['tantra'] }, true],
  ])('%j: %s', (answers, needs) => {
    expect(needsConsent(answers)).toBe(needs);
  });
});
