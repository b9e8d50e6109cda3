import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { signupBody } from './signup-body';

const DRAFT: Draft = {
  email: ' Jonas@Example.com ',
  name: 'Jonas',
  dob_day: '4',
  dob_month: '9',
  dob_year: '1988',
  gender: 'male',
  terms: 'on',
  country: 'NL',
};

const CONTEXT = { password: 'windstille-am-hafen', language: 'de', termsVersion: '2023-12-01' } as const;

describe('signupBody', () => {
  it('leaves out what was not said', () => {
    expect(signupBody(DRAFT, CONTEXT)).toEqual({
      email: 'Jonas@Example.com',
      name: 'Jonas',
      password: 'windstille-am-hafen',
      date_of_birth: '1988-09-04',
      gender: 'male',
      country: 'NL',
      language: 'de',
      consents: { terms_version: '2023-12-01', special_categories: false },
    });
  });

  it('says who one would like to meet, and looks for oneself', () => {
    const wishes = { wished_gender: 'female', wish_consent: 'on', wished_min_age: '30' } as const;
    const draft = { ...DRAFT, ...wishes, wished_distance: 'anywhere', looking_for: 'dating' };
    expect(signupBody(draft, CONTEXT)).toMatchObject({
      wishes: { gender: 'female', min_age: 30, distance: null },
      looking_for: ['dating'],
      consents: { special_categories: true },
    });
    // A site that doesn't ask for it has no use for it.
    const body = signupBody(draft, { ...CONTEXT, searchFields: ['age'] });
    expect(body).toMatchObject({ wishes: { min_age: 30 }, consents: { special_categories: false } });
    expect(body.wishes).not.toHaveProperty('gender');
  });

  it('agrees to nothing with a tick for a gender that was taken back', () => {
    expect(signupBody({ ...DRAFT, wish_consent: 'on' }, CONTEXT).consents).toMatchObject({
      special_categories: false,
    });
  });

  it('says whether visitors may see the member', () => {
    expect(signupBody({ ...DRAFT, visitors_may_see: 'on' }, CONTEXT).visitors_may_see).toBe(true);
  });

  it('says who sent the visitor', () => {
    expect(signupBody(DRAFT, { ...CONTEXT, source: { ref: 'r' } }).tracking).toEqual({ ref: 'r' });
    const context = { ...CONTEXT, source: { ref: 'r' } };
    expect(signupBody({ ...DRAFT, network: 'n1' }, context).tracking).toEqual({ network: 'n1' });
    expect(signupBody({ ...DRAFT, network: 'n1', sub2: 'x' }, CONTEXT).tracking).toEqual({
      network: 'n1',
      sub2: 'x',
    });
  });
});
