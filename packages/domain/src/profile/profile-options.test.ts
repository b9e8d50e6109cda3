import { describe, expect, test } from 'vitest';
import { isProfileOption, PROFILE_OPTIONS, type ProfileQuestion } from '.';

describe('the options of a profile', () => {
  test('are those of the product', () => {
    const sorted = Object.fromEntries(
      Object.entries(PROFILE_OPTIONS).map(([question, options]) => [question, options.toSorted()]),
    );
    expect(sorted).toEqual({
      sexuality: ['bi', 'gay', 'hetero', 'lesbian'],
      relationship_status: ['divorced', 'living together', 'married', 'single', 'unmarried', 'widowed'],
      hair_color: [
        'bald',
        'black',
        'blond',
        'brown',
        'brunette',
        'dark blond',
        'dark brown',
        'gray',
        'other',
        'red',
        'white',
      ],
      body_type: ['fat', 'normal', 'slim'],
      eye_color: ['blue', 'brown', 'green', 'hazel', 'other'],
    });
  });

  test.each(Object.keys(PROFILE_OPTIONS) as ProfileQuestion[])(
    'of %s are known by themselves, and nothing else is',
    (question) => {
      for (const option of PROFILE_OPTIONS[question]) expect(isProfileOption(question, option)).toBe(true);
      for (const other of ['', 'Blue', 'toString', 1, null])
        expect(isProfileOption(question, other)).toBe(false);
    },
  );
});
