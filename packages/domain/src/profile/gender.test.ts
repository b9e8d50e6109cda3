import { expect, test } from 'vitest';
import { GENDERS, isGender } from '.';

test('the genders of a profile are male and female', () => {
  expect(GENDERS).toEqual(['male', 'female']);
});

test.each([
  ['male', true],
  ['Male', false],
  [undefined, false],
])('%j is one of them: %s', (value, is) => {
  expect(isGender(value)).toBe(is);
});
