import { describe, expect, test } from 'vitest';
import { checkSignupFact, signupFacts } from './signup-facts';

describe('checkSignupFact', () => {
  test.each([
    ['relationship_status', 'living together', null],
    ['hair_color', '', null],
    ['eye_color', undefined, null],
    ['tattoos', 'no', null],
    ['body_type', 'blue', 'unknown_option'],
    ['hair_color', 'toString', 'unknown_option'],
    ['tattoos', 'true', 'unknown_option'],
  ] as const)('%s of %j: %j', (fact, typed, code) => {
    expect(checkSignupFact(fact, typed)?.code ?? null).toBe(code);
  });
});

describe('signupFacts', () => {
  test('keeps what was answered, as a profile does', () => {
    expect(
      signupFacts({ relationship_status: 'single', hair_color: 'dark blond', eye_color: '', tattoos: 'no' }),
    ).toEqual({ relationship_status: 'single', hair_color: 'dark blond', tattoos: false });
  });

  test('keeps a yes as true', () => {
    expect(signupFacts({ tattoos: 'yes' })).toEqual({ tattoos: true });
    expect(Object.keys(signupFacts({}))).toEqual([]);
  });

  test('leaves out what is no answer', () => {
    expect(signupFacts({ body_type: 'blue', tattoos: 'maybe' })).toEqual({});
  });
});
