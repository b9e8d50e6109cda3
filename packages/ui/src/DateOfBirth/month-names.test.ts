import { LOCALES } from '@vela/domain/locale';
import { expect, it } from 'vitest';
import { monthOptions } from './month-names';

it.each(LOCALES)('%s has twelve months of its own, valued 1 to 12', (locale) => {
  const months = monthOptions(locale);
  expect(months.map(({ value }) => value)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
  expect(new Set(months.map(({ label }) => label)).size).toBe(12);
});

it.each([
  ['en', 'April'],
  ['nl', 'april'],
  ['pl', 'kwiecień'],
  ['fi', 'huhtikuu'],
] as const)('April in %s stands alone as %s', (locale, name) => {
  expect(monthOptions(locale)[3]?.label).toBe(name);
});
