import type { ErrorCode, FieldCode } from '@vela/domain/errors';

/**
 * The English sentences that the product itself gives to codes, `{…}` for their params; the interface says the same, and
 * translates them. Source: product.md §5, §6, §8, with its slips of the pen put right.
 */
export const PRODUCT_TEXTS = {
  internal: 'An error occurred, please try again later.',
  login_failed: 'Login failed, please try again',
  too_many_attempts: 'Too many incorrect attempts, account blocked for {minutes} min.',
  email_not_found: 'E-mail address not found',
  reset_link_invalid: 'Link expired or invalid, request a new email',
  too_many_reset_mails: 'Too many password reset emails sent, please try again tomorrow.',
  activation_failed: 'Activation failed',
  account_deleted:
    'This account is still pending deletion. Reactivate it by the link in the e-mail we sent you, or contact customer service.',
  account_exists: 'An account with this e-mail address already exists.',
  invite_only: '{sitename} is currently invite-only',
  passwords_differ: 'The entered passwords are not the same.',
  old_password_wrong: 'Please check your old password.',
  new_email_invalid: 'New email address is invalid.',
  email_taken: 'This email address already owns an account on this website.',
  code_invalid: 'Code invalid',
  directdebit_blocked: 'Your account is blocked for direct debit payments.',
  directdebit_limit:
    'You have reached the limit of direct debit payments. Try again later, or choose a cheaper package or another method.',
  premium_required: 'This feature is only available for premium members',
  not_enough_credits: 'You do not have enough credits',
  blocked: 'You’re blocked by {name}. You do not have access to this page.',

  invalid_email: 'Invalid email',
  name_is_email: 'Username may not be the same as your e-mail address',
  invalid_date_of_birth: 'Invalid date of birth.',
  too_young: 'Enter your date of birth ({min_age}+)',
} as const satisfies Partial<Record<ErrorCode | FieldCode, string>>;
