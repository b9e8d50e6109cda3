import { expect, test } from 'vitest';
import { TIME_BONUS_CODE } from '../time-bonus';
import { askedCode, isOfAskedCode, mustCount } from '.';

test.each([
  [undefined, TIME_BONUS_CODE],
  [' timebonus25 ', TIME_BONUS_CODE],
  ['spring20', 'SPRING20'],
  ['', ''],
])('who types %j asks for %j', (text, code) => {
  expect(askedCode(text)).toBe(code);
});

test.each([
  [null, undefined, true],
  [TIME_BONUS_CODE, undefined, true],
  ['SPRING20', undefined, false],
  ['SPRING20', 'spring20 ', true],
  [null, 'spring20', false],
  [TIME_BONUS_CODE, 'spring20', false],
  ['SPRING20', 'timebonus25', false],
  [TIME_BONUS_CODE, 'timebonus25', true],
])('an order with the code %j is what was asked for by typing %j: %j', (...[code, text, is]) => {
  expect(isOfAskedCode(code, text)).toBe(is);
});

test('a code that was typed has to count, an empty one as well; what counts by itself may be missing', () => {
  expect(['SPRING20', TIME_BONUS_CODE, '', undefined].map(mustCount)).toEqual([true, true, true, false]);
});
