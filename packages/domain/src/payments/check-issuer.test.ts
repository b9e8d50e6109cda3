import { describe, expect, test } from 'vitest';
import { checkIssuer } from '.';

describe('checkIssuer', () => {
  test.each([
    [undefined, 'required'],
    ['', 'unknown_option'],
    ['North', 'unknown_option'],
    ['north', null],
    ['south', null],
  ])('where there are banks, %j is %j', (issuer, code) => {
    const banks = ['north', 'south'].map((id) => ({ id, name: `Bank ${id}` }));
    expect(checkIssuer(issuer, banks)).toBe(code);
  });

  test.each([
    [undefined, null],
    ['north', 'unknown_option'],
  ])('where there are none, %j is %j', (issuer, code) => {
    expect(checkIssuer(issuer, undefined)).toBe(code);
  });
});
