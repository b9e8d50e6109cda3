import { expect, test } from 'vitest';

import { untranslatedFaults } from './untranslated-faults.ts';

test.each([
  ['Log in', 'Log in', 'nl'],
  ['Hello {name}', 'Hello {name}', 'fi'],
  [
    '{count, plural, one {# credit} other {# credits}}',
    '{count, plural, one {# credit} other {# credits}}',
    'de',
  ],
  // French writes it so, Finnish doesn't.
  ['Messages', 'Messages', 'fi'],
])('%j may not stay %j in %s', (source, translation, locale) => {
  expect(untranslatedFaults(source, translation, locale)).toEqual(['is the English text']);
});

test.each([
  ['Log in', 'Log in', 'en'],
  ['Log in', 'Inloggen', 'nl'],
  ['Messages', 'Messages', 'fr'],
  ['Premium', 'Premium', 'fi'],
  ['{name}, {age}', '{name}, {age}', 'sv'],
  ['<0>{price}</0> / {unit}', '<0>{price}</0> / {unit}', 'pl'],
])('%j may be %j in %s', (source, translation, locale) => {
  expect(untranslatedFaults(source, translation, locale)).toEqual([]);
});
