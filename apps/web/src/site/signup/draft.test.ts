import { describe, expect, it } from 'vitest';
import {
  draftOfServer,
  pickDraft,
  signupBody,
  signupFields,
  withAnswers,
  withSignupMember,
  type Draft,
} from './draft';

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

describe('pickDraft', () => {
  it('takes known texts and nothing else', () => {
    expect(pickDraft({ email: 'a@b.nl', password: 'secret', step: 'account', name: 7, city: '' })).toEqual({
      email: 'a@b.nl',
    });
  });
});

describe('withAnswers', () => {
  it('takes a form at its word: what it leaves out is empty', () => {
    const next = withAnswers({ ...DRAFT, city: 'Utrecht' }, ['terms', 'name'], { name: 'Jo' });
    expect(next).toMatchObject({ name: 'Jo', city: 'Utrecht' });
    expect(next.terms).toBeUndefined();
  });
});

describe('withSignupMember', () => {
  it('goes by the address before any draft, and by the draft where the address names nobody', () => {
    const draft = { ...DRAFT, signup_member_id: 'maarten' };
    expect(withSignupMember(draft, { signup_member_id: 'nadia' })).toEqual({
      ...DRAFT,
      signup_member_id: 'nadia',
    });
    expect(withSignupMember(DRAFT, { signup_member_id: 'nadia', network: 'partner' })).toEqual({
      ...DRAFT,
      signup_member_id: 'nadia',
    });
    expect(withSignupMember(draft, {})).toEqual(draft);
  });
});

describe('draftOfServer', () => {
  it('has the parts of the date and the ticks of the boxes', () => {
    const draft = draftOfServer({
      date_of_birth: '1988-09-04',
      terms: true,
      special_categories: false,
      visitors_may_see: true,
      wish_consent: true,
      wished_gender: 'female',
      has_password: true,
    });
    expect(draft).toEqual({
      dob_day: '4',
      dob_month: '9',
      dob_year: '1988',
      terms: 'on',
      visitors_may_see: 'on',
      wish_consent: 'on',
      wished_gender: 'female',
    });
  });

  it('contains where the visitor came from', () => {
    expect(draftOfServer({ has_password: false, tracking: { network: 'n1' } })).toEqual({ network: 'n1' });
  });

  it('is empty where nothing was stored', () => {
    expect(draftOfServer(null)).toEqual({});
  });
});

describe('signupFields', () => {
  const password = { password: '', isStored: false };

  it('has no date while none is given, and an invalid one while it is incomplete', () => {
    expect(signupFields({}, password).date_of_birth).toBe('');
    expect(signupFields({ dob_day: '31', dob_month: '2', dob_year: '1988' }, password).date_of_birth).toBe(
      'invalid',
    );
    expect(signupFields({ dob_day: '4' }, password).date_of_birth).toBe('invalid');
    expect(signupFields(DRAFT, password).date_of_birth).toBe('1988-09-04');
  });

  it('says whether the server holds the password', () => {
    expect(signupFields({}, { password: '', isStored: true }).has_password).toBe(true);
  });
});

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
