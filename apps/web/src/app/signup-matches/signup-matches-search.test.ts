import { describe, expect, it } from 'vitest';
import { parseSignupMatchesSearch, signupMatchesPath } from './signup-matches-search';

describe('the address of the members to choose from', () => {
  it.each([
    [{}, { gender: undefined, isHello: false, to: undefined }],
    [{ gender: 'female' }, { gender: 'female', isHello: false, to: undefined }],
    [{ gender: 'all' }, { gender: 'all', isHello: false, to: undefined }],
    [
      { gender: 'anyone', step: 'other', to: 'x'.repeat(65) },
      { gender: undefined, isHello: false, to: undefined },
    ],
    [
      { step: 'hello', to: 'nadia' },
      { gender: undefined, isHello: true, to: 'nadia' },
    ],
  ])('%o is read', (query, search) => {
    expect(parseSignupMatchesSearch(query)).toEqual(search);
  });

  it.each([
    [{}, '/signup-matches'],
    [{ gender: 'male' }, '/signup-matches?gender=male'],
    [{ gender: 'all' }, '/signup-matches?gender=all'],
    [{ isHello: true, to: 'nadia' }, '/signup-matches?step=hello&to=nadia'],
  ] as const)('%o is written', (search, path) => {
    expect(signupMatchesPath(search)).toBe(path);
  });
});
