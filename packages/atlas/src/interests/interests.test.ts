import { chooseIcebreakers } from '@vela/domain/chat';
import { describe, expect, test } from 'vitest';
import { INTERESTS, isInterest } from '.';

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
