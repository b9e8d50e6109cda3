import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import { checkSignupStep } from '@vela/domain/signup';
import {
  INVALID_DATES,
  INVALID_EMAILS,
  INVALID_NAMES,
  INVALID_PASSWORDS,
  VALID_DATES,
  VALID_EMAILS,
  VALID_NAMES,
  VALID_PASSWORDS,
} from '@vela/domain/signup/testing';
import { wishableOf } from '@vela/domain/wishes';
import { describe, expect, it } from 'vitest';
import { pickDraft, signupFields } from './draft';

const rules = {
  minAge: 18,
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Amsterdam',
  countries: ['NL'],
  needsSpecialCategories: false,
  sitename: 'Vela',
  messageLimit: 500,
  wishable: wishableOf(undefined),
  commonPasswords: COMMON_PASSWORDS,
};

const rightAnswers: Readonly<Record<string, string>> = {
  email: 'robin@example.com',
  name: 'Robin',
  password: 'correct horse battery staple',
  dob_day: '21',
  dob_month: '11',
  dob_year: '1990',
  gender: 'female',
  terms: 'on',
};

/** What the step of the account has to say of its form, by field. */
function problemsWith(changes: Readonly<Record<string, string>>): Record<string, string> {
  const { password = '', ...values } = { ...rightAnswers, ...changes };
  const fields = signupFields(pickDraft(values), { password, isStored: false });
  const problems = checkSignupStep('account', { fields, rules });
  return Object.fromEntries(problems.map(({ path, code }) => [path, code]));
}

const typedDate = (iso: string) => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { dob_day: day, dob_month: month, dob_year: year };
};

describe('the step of the account takes', () => {
  it.each(VALID_EMAILS.map(([email]) => email))('the address %j', (email) => {
    expect(problemsWith({ email })).toEqual({});
  });

  it.each(VALID_NAMES)('the name %j', (name) => {
    expect(problemsWith({ name })).toEqual({});
  });

  it.each(VALID_PASSWORDS)('the password %j', (password) => {
    expect(problemsWith({ password })).toEqual({});
  });

  it.each(VALID_DATES)('the day %s', (iso) => {
    expect(problemsWith(typedDate(iso))).toEqual({});
  });
});

describe('the step of the account rejects', () => {
  it.each(INVALID_EMAILS)('the address %j', (email) => {
    expect(problemsWith({ email })).toMatchObject({ email: 'invalid_email' });
  });

  it.each(INVALID_NAMES)('the name %j: %s', (name, code) => {
    expect(problemsWith({ name })).toMatchObject({ name: code });
  });

  it.each(INVALID_PASSWORDS)('the password %j: %s', (password, code) => {
    expect(problemsWith({ password })).toEqual({ password: code });
  });

  it.each(INVALID_DATES.filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)))('the day %s', (iso) => {
    expect(problemsWith(typedDate(iso))).toEqual({ date_of_birth: 'invalid_date_of_birth' });
  });
});
