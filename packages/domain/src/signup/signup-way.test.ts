import { describe, expect, test } from 'vitest';
import { openSignupStep, signupStages, signupStepAfter, signupStepOfError } from '.';

test.each([
  ['about', 'account', 'account'],
  ['about', 'about', 'about'],
  ['account', 'confirm', 'account'],
  ['confirm', 'about', 'about'],
] as const)('asked for %s, where the furthest is %s, opens %s', (wanted, furthest, opened) => {
  expect(openSignupStep(wanted, furthest)).toBe(opened);
});

describe('signupStepAfter', () => {
  test.each([
    ['account', 'meet'],
    ['meet', 'photo'],
    ['photo', 'location'],
    ['location', 'about'],
    ['about', 'confirm'],
    ['confirm', 'confirm'],
  ] as const)('%s leads to %s', (from, next) => {
    expect(signupStepAfter({ from, wanted: from, isEdit: false })).toBe(next);
    expect(signupStepAfter({ from, wanted: 'account', isEdit: false })).toBe(next);
    expect(signupStepAfter({ from, wanted: from, isEdit: true })).toBe('confirm');
  });

  test('goes on to the step that was asked for, once an earlier one is mended', () => {
    expect(signupStepAfter({ from: 'account', wanted: 'about', isEdit: false })).toBe('about');
  });
});

describe('signupStepOfError', () => {
  test.each([
    ['invalid_input', ['region', 'date_of_birth'], 'account'],
    ['invalid_input', ['tattoos', 'city'], 'location'],
    ['invalid_input', ['eye_color.0'], 'about'],
    ['invalid_input', ['about'], 'about'],
    ['invalid_input', ['signup_message'], 'account'],
    ['invalid_input', ['name'], 'account'],
    ['invalid_input', ['email'], 'account'],
    ['invalid_input', ['password'], 'account'],
    ['invalid_input', ['gender'], 'account'],
    ['invalid_input', ['terms'], 'account'],
    ['invalid_input', ['special_categories'], 'account'],
    ['invalid_input', ['wishes.max_age'], 'meet'],
    ['invalid_input', ['wished_max_age'], 'meet'],
    ['invalid_input', ['wish_consent', 'city'], 'meet'],
    ['invalid_input', ['looking_for.0'], 'meet'],
    ['invalid_input', ['country'], 'location'],
    ['invalid_input', ['region'], 'location'],
    ['invalid_input', ['elsewhere'], 'confirm'],
    ['account_exists', [], 'account'],
    ['account_deleted', [], 'account'],
    ['consent_required', [], 'meet'],
    ['internal', [], 'confirm'],
  ] as const)('%s of %j leads to %s', (code, paths, step) => {
    expect(signupStepOfError({ code, paths, needsSpecialCategories: false })).toBe(step);
  });

  test('a missing consent is that of the account, where membership reveals something', () => {
    const rejected = { code: 'consent_required', paths: [], needsSpecialCategories: true };
    expect(signupStepOfError(rejected)).toBe('account');
  });
});

test('the progress of a sign-up has a stage for the photo where there is one', () => {
  expect(signupStages({ hasPhoto: true })).toEqual(['profile', 'account', 'photo', 'matches', 'mail']);
  expect(signupStages({ hasPhoto: false })).toEqual(['profile', 'account', 'matches', 'mail']);
});
