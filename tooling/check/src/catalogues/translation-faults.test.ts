import { describe, expect, test } from 'vitest';

import { translationFaults } from './translation-faults.ts';

describe('a translation', () => {
  test.each([
    ['Hello {name}', 'Cześć, {name}', 'pl'],
    ['Read <0>the terms</0>.', 'Przeczytaj <0>regulamin</0>.', 'pl'],
    ['{count, plural, one {# like} other {# likes}}', '{count, plural, one {# Like} other {# Likes}}', 'de'],
    [
      '{count, plural, one {# credit} other {# credits}}',
      '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
      'pl',
    ],
    [
      '{count, plural, =0 {none} one {<0>#</0> credit} other {<0>#</0> credits}}',
      '{count, plural, =0 {aucun} one {<0>#</0> crédit} other {<0>#</0> crédits}}',
      'fr',
    ],
    ['{who, select, female {Women} other {Men}}', '{who, select, female {Kvinnor} other {Män}}', 'sv'],
    [
      '{count, plural, one {one like} other {# likes}}',
      '{count, plural, one {# mention} other {# mentions}}',
      'fr',
    ],
    ['<0>a</0> and <1>b</1>', '<1>b</1> i <0>a</0>', 'pl'],
    ['{price} each', '{price, number} vardera', 'sv'],
    ['name@example.com', 'naam@example.org', 'nl'],
  ])('%j may be %j in %s', (source, translation, locale) => {
    expect(translationFaults(source, translation, locale)).toEqual([]);
  });

  test.each([
    { source: 'Hello {name}', translation: 'Hallo', locale: 'de', faults: ['lacks {name}'] },
    {
      source: 'Hello {name}',
      translation: 'Hallo {naam}',
      locale: 'nl',
      faults: ['lacks {name}', 'has, as the source has not, {naam}'],
    },
    {
      source: 'Read <0>the terms</0>.',
      translation: 'Lees de <0>voorwaarden.',
      locale: 'nl',
      faults: ['lacks </0>'],
    },
    {
      source: 'Read the terms.',
      translation: 'Lees <1/> alles.',
      locale: 'nl',
      faults: ['has, as the source has not, <1/>'],
    },
    {
      source: '{count, plural, one {# credit} other {# credits}}',
      translation: '{count, plural, one {# kredyt} other {# kredyty}}',
      locale: 'pl',
      faults: ['has no words for “few” of {count}', 'has no words for “many” of {count}'],
    },
    {
      source: '{count, plural, one {# credit} other {# credits}}',
      translation: '{count, plural, one {# credit} two {# credits} other {# credits}}',
      locale: 'nl',
      faults: ['has words for “two” of {count}, which nl doesn’t know'],
    },
    {
      source: '{who, select, female {Women} other {Men}}',
      translation: '{who, select, kvinna {Kvinnor} other {Män}}',
      locale: 'sv',
      faults: ['chooses otherwise by {who} than the source'],
    },
    {
      source: '{count, plural, one {<0>#</0> like} other {<0>#</0> likes}}',
      translation: '{count, plural, one {<0># Like} other {<0>#</0> Likes}}',
      locale: 'de',
      faults: ['lacks </0> for “one” of {count}'],
    },
    {
      source: '{count, plural, one {{name} sent # like} other {{name} sent # likes}}',
      translation: '{count, plural, one {# Like} other {{name} schickte # Likes}}',
      locale: 'de',
      faults: ['lacks {name} for “one” of {count}'],
    },
    {
      source: 'Read <0>a</0> and <1>b</1>',
      translation: 'Lees <0>a</1> en <1>b</0>',
      locale: 'nl',
      faults: ['nests its elements otherwise than the source'],
    },
    {
      source: '<0>Read <1>it</1></0>',
      translation: '<0>Lees</0> <1>het</1>',
      locale: 'nl',
      faults: ['nests its elements otherwise than the source'],
    },
    {
      source: '{count, plural, one {# credit} other {# credits}}',
      translation: '{count, plural, one {kredit} other {kredite}}',
      locale: 'de',
      faults: ['lacks #'],
    },
    {
      source: '{count, plural, one {# credit} other {# credits}}',
      translation: '{count} kredite',
      locale: 'de',
      faults: ['doesn’t count {count}', 'lacks #', 'has, as the source has not, {count}'],
    },
    {
      source: 'name@example.com',
      translation: 'name@beispiel.de',
      locale: 'de',
      faults: ['has the address name@beispiel.de, which may be somebody’s'],
    },
  ])('$source may not be $translation in $locale', ({ source, translation, locale, faults }) => {
    expect(translationFaults(source, translation, locale)).toEqual(faults);
  });

  test('that can’t be read is named so', () => {
    expect(translationFaults('Hello {name}', 'Hallo {name', 'de')).toEqual([
      expect.stringMatching(/^can’t be read: /),
    ]);
  });
});
