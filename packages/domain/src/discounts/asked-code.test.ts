import { expect, test } from 'vitest';
import { askedCode, isOfAskedCode, mustCount } from '.';

const settings = { welcome_code: 'TIMEBONUS25' };

test.each([
  [undefined, 'TIMEBONUS25'],
  [' timebonus25 ', 'TIMEBONUS25'],
  ['spring20', 'SPRING20'],
  ['', ''],
])('who types %j asks for %j', (text, code) => {
  expect(askedCode(text, settings)).toBe(code);
});

test.each([
  [null, undefined, true],
  ['TIMEBONUS25', undefined, true],
  ['SPRING20', undefined, false],
  ['SPRING20', 'spring20 ', true],
  [null, 'spring20', false],
  ['TIMEBONUS25', 'spring20', false],
  ['SPRING20', 'timebonus25', false],
  ['TIMEBONUS25', 'timebonus25', true],
])('an order with the code %j is what was asked for by typing %j: %j', (...[code, text, is]) => {
  expect(isOfAskedCode(code, text, settings)).toBe(is);
});

test('a code that was typed has to count, an empty one as well; what counts by itself may be missing', () => {
  expect(['SPRING20', 'TIMEBONUS25', '', undefined].map(mustCount)).toEqual([true, true, true, false]);
});
