import { expect, test } from 'vitest';

import { typographyFaults } from './typography-faults.ts';

const NB = '\u00A0';
const NARROW = '\u202F';

test.each([
  ['en', 'It’s “theirs”. Typing…'],
  ['nl', '‘Ja’, 25% korting. Typt…'],
  ['de', `Mit „Ja“ 25${NB}% sparen`],
  ['it', 'Scrivi “sì”: 25% di sconto…'],
  ['fr', `«${NB}Oui${NB}»${NB}: d’accord${NARROW}? 25${NARROW}%…`],
  ['fr', `Dites-le${NARROW}!${NARROW}; https://example.com`],
  ['es', `«Sí», ¿verdad? ¡Hola! 25${NB}%`],
  ['pl', '„Tak” i «nie», 25%'],
  ['da', `”Ja”, 25${NB}%, skriver${NB}…`],
  ['fi', `”Kyllä” klo${NB}13.45, kirjoittaa${NB}…`],
  ['nb', `«Ja», 25${NB}%`],
  ['sv', `”Ja”, skriver${NB}…`],
  ['fr', `{count, plural, one {<0>#</0> crédit} other {<0>#</0> crédits}}${NB}: {price}`],
  ['fr', 'Divorcé(e)'],
])('%s may write %j', (locale, text) => {
  expect(typographyFaults(text, locale)).toEqual([]);
});

test.each([
  ['en', "It's", 'has a typewriter’s apostrophe'],
  ['nl', 'Zeg "ja"', 'has a typewriter’s quotation mark'],
  ['sv', 'Laddar...', 'has three full stops for an ellipsis'],
  ['pl', 'dwa  odstępy', 'has two spaces in a row'],
  ['de', 'Nachricht(en)', 'has an ending in brackets for a plural'],
  ['es', 'Hola , Ana', 'has a space before a comma or a full stop'],
  ['fi', 'Hinta 9.99 €', 'has a number that Intl didn’t write'],
  ['en', 'Typing …', 'has a space before an ellipsis'],
  ['de', 'Sie sagte “ja”', 'has quotation marks of another language'],
  ['de', '25% sparen', 'has no no-break space before %'],
  ['nl', '25 % korting', 'has a space before %'],
  ['it', 'Davvero ?', 'has a space before a mark'],
  ['fr', 'Vraiment ?', 'has no narrow no-break space before a mark'],
  ['fr', 'Prix : 5', 'has no no-break space before a colon'],
  ['fr', '« Oui »', 'has no no-break space within its quotation marks'],
  ['es', 'Seguro?', 'doesn’t open a question'],
  ['es', 'Hola!', 'doesn’t open an exclamation'],
  ['fi', 'klo 13.45', 'has no no-break space after klo'],
  ['da', 'Skriver…', 'has no no-break space before an ellipsis'],
  ['nb', '{count, plural, one {# kreditt} other {”# kreditter”}}', 'has quotation marks of another language'],
])('%s may not write %j', (locale, text, fault) => {
  expect(typographyFaults(text, locale)).toEqual([fault]);
});

test('of a text that can’t be parsed nothing is reported', () => {
  expect(typographyFaults('{name', 'de')).toEqual([]);
});
