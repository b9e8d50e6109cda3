import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@vela/domain/errors';

/** What a person reads for each code an endpoint can answer; `{…}` stand for the error's params (product.md §5, §8). */
export const ERROR_TEXTS = {
  invalid_input: msg`Please check the highlighted fields.`,
  not_found: msg`This could not be found.`,
  method_not_allowed: msg`An error occurred, please try again later.`,
  too_many_requests: msg`Too many requests. Please wait a moment and try again.`,
  internal: msg`An error occurred, please try again later.`,
  busy: msg`We’re very busy right now. Please try again in a moment.`,
  authentication_required: msg`Please log in to continue.`,
  client_header_missing: msg`This page is out of date. Please load it again.`,
  forbidden: msg`You can’t do this here. Please load the page again.`,
  too_large: msg`That’s too much to send at once.`,
  unsupported_type: msg`This kind of file can’t be used here.`,
  upload_too_slow: msg`Your connection was too slow for this photo. Please try again on a better one.`,

  login_failed: msg`Login failed, please try again`,
  too_many_attempts: msg({ message: 'Too many incorrect attempts, account blocked for {minutes} min.' }),
  account_deleted: msg`This account is still pending deletion. Reactivate it by the link in the e-mail we sent you, or contact customer service.`,
  member_banned: msg`This account has been closed. The e-mail we sent you says why and how to appeal.`,
  unknown_locale: msg`This language isn’t available.`,
  unknown_country: msg`This country isn’t available.`,
  invite_only: msg({ message: '{sitename} is currently invite-only' }),
  signup_not_possible: msg({
    message: 'You can’t create an account right now. If you think this is a mistake, contact {support}.',
  }),
  account_exists: msg`An account with this e-mail address already exists.`,
  consent_required: msg`This needs your consent first.`,
  activation_failed: msg`Activation failed`,
  password_required: msg`Enter your password.`,
  too_many_mails: msg`We’ve sent you several e-mails today already. Please try again tomorrow.`,
  email_not_found: msg`E-mail address not found`,
  too_many_reset_mails: msg`Too many password reset emails sent, please try again tomorrow.`,
  too_many_password_changes: msg`You’ve changed your password several times today already. Please try again tomorrow.`,
  reset_link_invalid: msg`Link expired or invalid, request a new email`,
  link_invalid: msg`This link has expired or was used already.`,
  invalid_subscription: msg`This browser can’t get notifications from this site.`,
  passwords_differ: msg`The entered passwords are not the same.`,
  old_password_wrong: msg`Please check your old password.`,
  password_wrong: msg`Please check your password.`,
  passkey_failed: msg`This passkey couldn’t be checked. Please try again, or use your password.`,
  passkey_unknown: msg`This passkey doesn’t open an account here any more. Please use your password.`,
  passkey_expired: msg`That took too long. Please try again.`,
  passkey_exists: msg`This passkey was added already.`,
  passkey_limit: msg({ message: 'You can have {limit} passkeys. Remove one to make room for another.' }),
  last_way_in: msg`This is your only way to log in. Please set a password first.`,
  new_email_invalid: msg`New email address is invalid.`,
  email_taken: msg`This email address already owns an account on this website.`,
  discount_invalid: msg`This discount code can’t be used here.`,
  price_changed: msg`The price has changed since this page showed it. Nothing was ordered.`,
  method_unavailable: msg`This payment method isn’t available here. Please choose another one.`,
  debt_unpaid: msg({
    message:
      'One of your payments was reversed after you’d used its credits. Please choose a package of at least {credits} credits to cover them first.',
  }),
  no_stored_method: msg`There is no stored payment method. Please choose how to pay.`,
  stored_method_failed: msg`Your stored payment method was refused. Please pay with a card or another method.`,
  too_many_repeat_orders: msg({
    message:
      'You have ordered {limit} times in 24 hours with your stored payment method, which is the most. Please try again later, or pay in another way.',
  }),
  nothing_to_refund: msg`There are no unused credits that can be returned.`,
  code_invalid: msg`Code invalid`,
  directdebit_blocked: msg`Your account is blocked for direct debit payments.`,
  directdebit_limit: msg`You have reached the limit of direct debit payments. Try again later, or choose a cheaper package or another method.`,

  no_likes_left: msg`You have used up your likes for today.`,
  premium_required: msg`This feature is only available for premium members`,
  not_enough_credits: msg`You do not have enough credits`,
  blocked: msg({ message: 'You’re blocked by {name}. You do not have access to this page.' }),
  no_longer_available: msg`This conversation is no longer available.`,
  client_id_reused: msg`An error occurred, please try again later.`,
  message_too_long: msg({ message: 'This message is too long: at most {limit} characters.' }),
  photo_limit: msg({ message: 'You can keep {limit} photos. Delete one to make room for another.' }),
  not_an_image: msg`This file isn’t a photo, or it is damaged.`,
  too_many_pixels: msg`This photo has too many pixels. Please choose a smaller one.`,
  photo_too_small: msg({
    message:
      'This picture is too small to look good. Please choose one of at least {limit} × {limit} pixels.',
  }),
} as const satisfies Record<ErrorCode, MessageDescriptor>;
