import { describe, expect, it } from 'vitest';
import { idSchema } from '@vela/contract/entities/fields';
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
    const signup_member_id = 'x'.repeat(201);
    expect(
      parseSignupSearch({ step: 'payment', edit: 'yes', email: 'a@b.nl', ref: '', signup_member_id }),
    ).toEqual({
      step: 'account',
      isEdit: false,
      arrival: {},
    });
  });

  it.each([1, 63, 64, 65, 200])('takes an id of %i characters where the sign-up does', async (length) => {
    const signup_member_id = 'x'.repeat(length);
    const isTaken = parseSignupSearch({ signup_member_id }).arrival.signup_member_id !== undefined;
    const { issues } = await idSchema['~standard'].validate(signup_member_id);
    expect(isTaken).toBe(issues === undefined);
  });

  it('reads as much of who sent the visitor as is stored', () => {
    const { arrival } = parseSignupSearch({ ref: 'x'.repeat(201), signup_member_id: 'm1' });
    expect(arrival).toEqual({ ref: 'x'.repeat(200), signup_member_id: 'm1' });
  });
});
