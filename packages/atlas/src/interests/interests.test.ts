import { chooseIcebreakers } from '@vela/domain/chat';
import { describe, expect, test } from 'vitest';
import { INTERESTS, INTIMATE_INTERESTS, isAnyInterest, isInterest, isIntimateInterest } from '.';

describe('interests', () => {
  test('are about fifty, each once and in order', () => {
    expect(INTERESTS).toHaveLength(52);
    expect(new Set(INTERESTS).size).toBe(INTERESTS.length);
    expect(INTERESTS).toEqual(INTERESTS.toSorted());
  });

  test('are among others those that the product names', () => {
    const named =
      'adventure animals art astrology bbq beach beer biking coffee cooking dancing fashion foodie gardening gym hiking ' +
      'kissing movies music parties photography politics reading relationship shopping sports sushi tattoos tea theater ' +
      'travelling vegetarian videogames wine';
    expect(INTERESTS).toEqual(expect.arrayContaining(named.split(' ')));
  });

  test('that are intimate are ten others, in order', () => {
    expect(INTIMATE_INTERESTS).toHaveLength(10);
    expect(INTIMATE_INTERESTS).toEqual(INTIMATE_INTERESTS.toSorted());
    expect(INTIMATE_INTERESTS.filter(isInterest)).toEqual([]);
    expect(INTERESTS.filter(isIntimateInterest)).toEqual([]);
    expect([...INTERESTS, ...INTIMATE_INTERESTS].every(isAnyInterest)).toBe(true);
    expect(isAnyInterest('Tantra')).toBe(false);
  });

  test.each([
    ['coffee', true],
    ['Coffee', false],
    [null, false],
  ])('%j is one: %s', (value, is) => {
    expect(isInterest(value)).toBe(is);
  });

  test('that opening lines speak of are among them', () => {
    const one = { interests: INTERESTS, country: 'NL' };
    const lines = INTERESTS.flatMap((interest) =>
      chooseIcebreakers(one, { interests: [interest], country: 'BE' }),
    );
    expect(lines.filter(isInterest)).toHaveLength(24);
  });
});
