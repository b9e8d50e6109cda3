import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalEmail, checkEmail, mailedEmail } from '.';
import { INVALID_EMAILS, VALID_EMAILS } from './testing';

describe('checkEmail', () => {
  test.each(VALID_EMAILS)('accepts %j', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  test.each(INVALID_EMAILS)('rejects %j', (email) => {
    expect(checkEmail(email)).toEqual({ code: 'invalid_email' });
  });

  test.each(['', '   '])('asks for one where there is none: %j', (email) => {
    expect(checkEmail(email)).toEqual({ code: 'required' });
  });
});

describe('canonicalEmail', () => {
  test.each(VALID_EMAILS)('of %j is %j', (email, canonical) => {
    expect(canonicalEmail(email)).toBe(canonical);
  });

  test('takes no pile of marks', () => {
    expect(canonicalEmail(`robin@ma${'\u0316'.repeat(32)}.com`)).not.toBeNull();
    expect(canonicalEmail(`robin@ma${'\u0316'.repeat(33)}.com`)).toBeNull();
  });

  test('takes 254 characters and no more', () => {
    const at253 = `${'a'.repeat(60)}@${`${'b'.repeat(62)}.`.repeat(3)}com`;
    expect(at253).toHaveLength(253);
    expect(canonicalEmail(at253)).not.toBeNull();
    expect(canonicalEmail(`a${at253}`)).not.toBeNull();
    expect(canonicalEmail(`aa${at253}`)).toBeNull();
  });

  test('stays as it is when made canonical again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const canonical = canonicalEmail(email);
        expect(canonical === null ? null : canonicalEmail(canonical)).toBe(canonical);
      }),
    );
  });

  test('never throws and never has space, line breaks or capitals in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
        expect(canonicalEmail(`${local}@${domain}.com`) ?? 'none').not.toMatch(/[\sA-Z]/);
      }),
    );
  });
});

describe('mailedEmail', () => {
  test.each([
    ['Robin@Example.COM', 'Robin@example.com'],
    [' Robin@München.de ', 'Robin@xn--mnchen-3ya.de'],
    ['robin@ｅxample．com', 'robin@example.com'],
    ['robin', null],
  ])('of %j is %j', (email, mailed) => {
    expect(mailedEmail(email)).toBe(mailed);
  });

  test.each(VALID_EMAILS)('of %j is of the same canonical form', (email, canonical) => {
    expect(canonicalEmail(mailedEmail(email) ?? '')).toBe(canonical);
  });
});
