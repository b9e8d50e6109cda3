import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreesToSpecialCategories,
  ANYWHERE,
  checkSignupStep,
  commonPasswords,
  SIGNUP_WISHES,
  signupWishes,
  type SignupRules,
  type TypedWishes,
  type Wishable,
} from '.';

const EVERYTHING: Wishable = { gender: true, ages: { min: 18, max: 99 }, distances: [10, 50] };
const NOTHING: Wishable = { gender: false, ages: null, distances: [] };

const rules: SignupRules = {
  minAge: 18,
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Amsterdam',
  countries: ['NL'],
  needsSpecialCategories: false,
  sitename: 'Vela',
  messageLimit: 0,
  commonPasswords: commonPasswords([]),
  wishable: EVERYTHING,
};

const codesOf = (fields: TypedWishes, more: Partial<SignupRules> = {}) =>
  checkSignupStep('meet', { fields, rules: { ...rules, ...more } }).map(
    ({ path, code }) => `${path}: ${code}`,
  );

describe('the step that asks who one would like to meet', () => {
  test.each<[TypedWishes, string[]]>([
    [{}, []],
    [{ wished_gender: '', wished_min_age: '', wished_max_age: '', wished_distance: '', looking_for: '' }, []],
    [{ wished_gender: 'female', wish_consent: true }, []],
    [{ wished_gender: 'female' }, ['wish_consent: required']],
    [{ wished_gender: 'male', wish_consent: false }, ['wish_consent: required']],
    [{ wished_gender: 'other', wish_consent: true }, ['wished_gender: unknown_option']],
    [{ wished_min_age: '18', wished_max_age: '99' }, []],
    [{ wished_min_age: '30', wished_max_age: '30' }, []],
    [{ wished_min_age: '17' }, ['wished_min_age: invalid']],
    [{ wished_max_age: '100' }, ['wished_max_age: invalid']],
    [{ wished_min_age: '30.5' }, ['wished_min_age: invalid']],
    [{ wished_min_age: 'old' }, ['wished_min_age: invalid']],
    [{ wished_min_age: '40', wished_max_age: '30' }, ['wished_max_age: invalid']],
    [{ wished_distance: '50' }, []],
    [{ wished_distance: ANYWHERE }, []],
    [{ wished_distance: '51' }, ['wished_distance: unknown_option']],
    [{ looking_for: 'friendship' }, []],
    [{ looking_for: 'money' }, ['looking_for: unknown_option']],
  ])('with %j: %j', (fields, codes) => {
    expect(codesOf(fields)).toEqual(codes);
  });

  test('asks for no further consent where the account has', () => {
    expect(codesOf({ wished_gender: 'female' }, { needsSpecialCategories: true })).toEqual([]);
  });

  test('finds nothing wrong with what the site does not ask for', () => {
    const fields = {
      wished_gender: 'female',
      wished_min_age: '40',
      wished_max_age: '3',
      wished_distance: '7',
    };
    expect(codesOf(fields, { wishable: NOTHING })).toEqual([]);
    expect(signupWishes({ ...fields, wished_distance: ANYWHERE }, NOTHING)).toEqual({});
  });
});

describe('signupWishes', () => {
  test.each([
    [{}, {}],
    [{ wished_gender: '', wished_min_age: '', wished_distance: '', looking_for: '' }, {}],
    [
      { wished_gender: 'female', wished_min_age: '30', wished_max_age: '40', wished_distance: '50' },
      { wishes: { gender: 'female', min_age: 30, max_age: 40, distance: 50 } },
    ],
    [{ wished_distance: ANYWHERE }, { wishes: { distance: null } }],
    [{ looking_for: 'dating' }, { looking_for: ['dating'] }],
  ])('of %j are %j', (typed, wishes) => {
    expect(signupWishes(typed, EVERYTHING)).toEqual(wishes);
  });

  test('are never what the step rejects', () => {
    const text = fc.constantFrom('', 'female', 'male', '18', '40', '99', '100', '10', '50', '51', ANYWHERE);
    const fields = fc.record(Object.fromEntries(SIGNUP_WISHES.map((field) => [field, text])));
    fc.assert(
      fc.property(fields, (typed) => {
        const { wishes = {} } = signupWishes(typed, EVERYTHING);
        const rejected = codesOf({ ...typed, wish_consent: true }).map((line) => line.split(':')[0]);
        expect(rejected.includes('wished_gender') && 'gender' in wishes).toBe(false);
        expect(rejected.includes('wished_min_age') && 'min_age' in wishes).toBe(false);
        expect(rejected.includes('wished_distance') && 'distance' in wishes).toBe(false);
      }),
    );
  });
});

describe('agreesToSpecialCategories', () => {
  test.each([
    [{}, false],
    [{ special_categories: true }, true],
    [{ wished_gender: 'female', wish_consent: true }, true],
    [{ wished_gender: 'female', wish_consent: false }, false],
    // A tick without what it is about agrees to nothing.
    [{ wished_gender: '', wish_consent: true }, false],
  ])('of %j is %s', (typed, agrees) => {
    expect(agreesToSpecialCategories(typed, EVERYTHING)).toBe(agrees);
  });

  test('counts no tick for what the site does not ask for', () => {
    expect(agreesToSpecialCategories({ wished_gender: 'female', wish_consent: true }, NOTHING)).toBe(false);
  });
});
