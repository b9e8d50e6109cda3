import { describe, expect, it } from 'vitest';
import { draftOfServer, pickDraft, signupFields, withAnswers, withSignupMember, type Draft } from './draft';

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
