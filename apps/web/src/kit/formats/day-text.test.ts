import { expect, it } from 'vitest';
import { dayText } from './day-text';

it.each([
  ['de', '1. März 2026'],
  ['nl', '1 maart 2026'],
  ['fr', '1 mars 2026'],
] as const)('in %s it is %s from its first moment to its last', (locale, words) => {
  expect(dayText(new Date('2026-03-01T00:00:00.000Z'), locale)).toBe(words);
  expect(dayText(new Date('2026-03-01T23:59:59.999Z'), locale)).toBe(words);
});
