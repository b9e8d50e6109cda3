import { describe, expect, test } from 'vitest';
import { addMs } from '../time';
import {
  chooseIcebreakers,
  giftsOf,
  isGiftId,
  isTyping,
  isTypingNew,
  isTypingReportDue,
  sharesActivity,
  SUGGESTED_ICEBREAKERS,
} from '.';

describe('giftsOf', () => {
  test('come cheapest first', () => {
    const gifts = giftsOf({ dinner: 10, rose: 3, bouquet: 6, coffee: 2, champagne: 8, chocolates: 4 });
    expect(gifts.map(({ id, credits }) => `${id} ${credits}`)).toEqual([
      'coffee 2',
      'rose 3',
      'chocolates 4',
      'bouquet 6',
      'champagne 8',
      'dinner 10',
    ]);
  });

  test('leaves out what the product does not know', () => {
    expect(giftsOf({ yacht: 1, rose: 5, coffee: 5 })).toEqual([
      { id: 'coffee', credits: 5 },
      { id: 'rose', credits: 5 },
    ]);
  });

  test.each([
    ['rose', true],
    ['yacht', false],
    [null, false],
  ])('%j is one: %s', (id, is) => {
    expect(isGiftId(id)).toBe(is);
  });
});

describe('typing', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    [0, true],
    [5999, true],
    [6000, false],
  ])('%i ms ago still counts: %s', (ms, is) => {
    expect(isTyping(addMs(now, -ms), now)).toBe(is);
  });

  test.each([
    [2999, false],
    [3000, true],
  ])('reported %i ms ago is reported again: %s', (ms, isDue) => {
    expect(isTypingReportDue(addMs(now, -ms), now)).toBe(isDue);
  });

  test.each([
    [0, false],
    [1999, false],
    [2000, true],
    [-60_000, true],
  ])('said %i ms ago is news again: %s', (ms, isNews) => {
    expect(isTypingNew(addMs(now, -ms), now)).toBe(isNews);
  });

  test.each([
    [false, true, true],
    [true, true, false],
    [false, false, false],
    [true, false, false],
  ])(
    'of a member who is invisible (%s), with read receipts (%s), is shown: %s',
    (invisible, readReceipts, isShown) => {
      expect(sharesActivity({ invisible, readReceipts })).toBe(isShown);
    },
  );

  test('never said is no typing, due and news', () => {
    expect([isTyping(null, now), isTypingReportDue(null, now), isTypingNew(null, now)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('chooseIcebreakers', () => {
  const me = {
    interests: ['coffee', 'hiking', 'music', 'wine', 'astrology'],
    country: 'NL',
    city: 'Utrecht',
  };

  test('begins with common interests in the order of the other, and ends with one for anyone', () => {
    const other = {
      ...me,
      interests: ['wine', 'yoga', 'astrology', 'music', 'coffee', 'hiking'],
      city: 'Gouda',
    };
    expect(chooseIcebreakers(me, other).slice(0, SUGGESTED_ICEBREAKERS)).toEqual([
      'wine',
      'music',
      'coffee',
      'good_day',
    ]);
  });

  test('has behind them all others that fit, each once', () => {
    const other = { ...me, interests: ['wine', 'music', 'coffee', 'hiking'] };
    expect(chooseIcebreakers(me, other)).toEqual([
      'wine',
      'music',
      'coffee',
      'same_city',
      'hiking',
      'good_day',
      'weekend',
      'small_joy',
      'perfect_evening',
    ]);
  });

  test.each([
    [{ country: 'NL', city: ' utrecht ' }, true],
    [{ country: 'BE', city: 'Utrecht' }, false],
    [{ country: 'NL', city: '' }, false],
    [{ country: 'NL' }, false],
  ])('speaks of the city for %j: %s', (place, does) => {
    expect(chooseIcebreakers(me, { interests: [], ...place }).includes('same_city')).toBe(does);
  });

  test.each([
    [{}, {}],
    [{ city: '' }, { city: '' }],
    [{ city: ' ' }, { city: '' }],
  ])('speaks of no city that is not known: %j and %j', (mine, theirs) => {
    const nobody = { interests: [], country: 'NL' };
    expect(chooseIcebreakers({ ...nobody, ...mine }, { ...nobody, ...theirs })).not.toContain('same_city');
  });

  test('has at least four different lines for any two, and none twice', () => {
    const other = { interests: ['wine', 'sushi', 'art', 'music', 'coffee'], country: 'NL', city: 'Utrecht' };
    for (const one of [me, other, { interests: [], country: 'DE' }]) {
      const chosen = chooseIcebreakers(one, other);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.length).toBeGreaterThanOrEqual(SUGGESTED_ICEBREAKERS);
    }
  });
});
