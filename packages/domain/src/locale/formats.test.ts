import { describe, expect, test } from 'vitest';
import { alphabetically, countryName, dateFormat, nameList, numberFormat, pluralForm } from '.';

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('dateFormat', () => {
  const day = new Date('2026-03-01T23:30:00Z');

  test.each([
    ['en', '1 March 2026'],
    ['nl', '1 maart 2026'],
    ['de', '1. März 2026'],
    [null, '1 maart 2026'],
  ] as const)('of %s writes %s', (locale, text) => {
    expect(dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toBe(text);
  });

  test('keeps forms and zones apart, however often they are asked for', () => {
    const write = (timeZone: string) => dateFormat('en', { dateStyle: 'long', timeZone }).format(day);
    expect([write('Europe/Amsterdam'), write('UTC'), write('Europe/Amsterdam')]).toEqual([
      '2 March 2026',
      '1 March 2026',
      '2 March 2026',
    ]);
    expect(dateFormat('en', { timeStyle: 'short', timeZone: 'UTC' }).format(day)).toBe('23:30');
  });
});

test.each([
  ['en', '12.5 km'],
  ['nl', '12,5 km'],
  ['fr', '12,5 km'],
  [null, '12,5 km'],
] as const)('numberFormat of %s writes %s', (locale, text) => {
  expect(spaced(numberFormat(locale, { style: 'unit', unit: 'kilometer' }).format(12.5))).toBe(text);
});

test.each([
  ['NL', 'de', 'Niederlande'],
  ['NL', 'pl', 'Holandia'],
  ['NL', null, 'Nederland'],
  ['nl', 'de', 'nl'],
  ['NLD', 'de', 'NLD'],
  ['', 'de', ''],
  ['</script>', 'de', '</script>'],
  ['LU', 'nl', 'Luxemburg'],
] as const)('%j is called in %s: %s', (country, locale, name) => {
  expect(countryName(country, locale)).toBe(name);
});

test('each language has its own alphabet', () => {
  const words = ['Zypern', 'Österreich', 'Oman'];
  expect(words.toSorted(alphabetically('de'))).toEqual(['Oman', 'Österreich', 'Zypern']);
  expect(words.toSorted(alphabetically('sv'))).toEqual(['Oman', 'Zypern', 'Österreich']);
});

test.each([
  [1, 'en', 'one'],
  [2, 'en', 'other'],
  [1, 'pl', 'one'],
  [3, 'pl', 'few'],
  [5, 'pl', 'many'],
] as const)('%i in %s takes the form %s', (count, locale, form) => {
  expect(pluralForm(count, locale)).toBe(form);
});

test('of two kinds of one language and the same options each writes its own', () => {
  const day = new Date('2026-03-01T12:00:00Z');
  expect([numberFormat('en', {}).format(1.5), dateFormat('en', {}).format(day)]).toEqual([
    '1.5',
    '01/03/2026',
  ]);
});

test.each([
  ['en', 'Nadia, Amara and Sofie'],
  ['de', 'Nadia, Amara und Sofie'],
  [null, 'Nadia, Amara en Sofie'],
] as const)('names in a list of %s: %s', (locale, text) => {
  expect(nameList(['Nadia', 'Amara', 'Sofie'], locale)).toBe(text);
});
