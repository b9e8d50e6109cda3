import { LOCALES } from '@vela/domain/locale';
import { expect, it } from 'vitest';
import { monthNames } from './month-names';

it.each(LOCALES)('%s has twelve months of its own', (locale) => {
  const names = monthNames(locale);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
});

it.each([
  ['en', 'April'],
  ['nl', 'april'],
  ['pl', 'kwiecień'],
  ['fi', 'huhtikuu'],
] as const)('April in %s stands alone as %s', (locale, name) => {
  expect(monthNames(locale)[3]).toBe(name);
});
