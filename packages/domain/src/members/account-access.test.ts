import { expect, test } from 'vitest';
import { addressErrorCode, isLoggedInStatus, LOGGED_IN_STATUSES, logInErrorCode, MEMBER_STATUSES } from '.';

test.each([
  ['not_confirmed', null, 'account_exists'],
  ['active', null, 'account_exists'],
  ['pending_deletion', 'account_deleted', 'account_deleted'],
  ['banned', 'member_banned', 'account_exists'],
] as const)(
  'a member who is %s gets %s when it logs in, and %s when it signs up',
  (status, atLogIn, atSignUp) => {
    expect(logInErrorCode(status)).toBe(atLogIn);
    expect(addressErrorCode(status)).toBe(atSignUp);
  },
);

test('everyone without a reason against it is logged in', () => {
  expect(MEMBER_STATUSES.filter(isLoggedInStatus)).toEqual(LOGGED_IN_STATUSES);
});
