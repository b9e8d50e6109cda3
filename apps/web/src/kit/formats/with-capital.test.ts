import { expect, it } from 'vitest';
import { withCapital } from './with-capital';

it.each([
  ['en', 'online now', 'Online now'],
  ['fr', 'à moins de 20 km', 'À moins de 20 km'],
  ['de', '18 bis 30 Jahre', '18 bis 30 Jahre'],
  ['nl', 'Utrecht', 'Utrecht'],
  ['en', '', ''],
])('in %s “%s” begins a label as “%s”', (locale, words, label) => {
  expect(withCapital(words, locale)).toBe(label);
});
