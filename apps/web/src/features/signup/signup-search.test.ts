import { describe, expect, it } from 'vitest';
import { parseSignupSearch } from './signup-search';

describe('parseSignupSearch', () => {
  it('takes a step, an edit and where the visitor came from', () => {
    expect(parseSignupSearch({ step: 'about', edit: '1', network: 'n1', sub1: '0042' })).toEqual({
      step: 'about',
      isEdit: true,
      arrival: { network: 'n1', sub1: '0042' },
    });
  });

  it('leaves out what it does not know, and begins at the beginning', () => {
    expect(
      parseSignupSearch({ step: 'payment', edit: 'yes', email: 'a@b.nl', ref: 'x'.repeat(201) }),
    ).toEqual({
      step: 'account',
      isEdit: false,
      arrival: {},
    });
  });
});
