import type { ErrorCode, ErrorParams } from '@vela/domain/errors';
import { PRODUCT_TEXTS } from './product-texts';

/** What an error says to developers, in English. People read the translation of the code instead. */
export const ERROR_MESSAGES = {
  invalid_input: 'The request is malformed or has invalid fields.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method; the Allow header names those it takes.',
  too_many_requests: 'Too many requests: wait for retry_after seconds.',
  internal: 'The server failed to answer this request.',
  busy: 'The server takes no more of these at once: try again after retry_after seconds.',
  authentication_required: 'This request needs a logged-in member.',
  client_header_missing: 'Requests that change something carry an X-Client header.',
  forbidden: 'The caller may not do this.',
  too_large: 'The body is larger than this endpoint accepts.',
  unsupported_type: 'The body has a content type that this endpoint does not accept.',
  upload_too_slow: 'The body came too slowly: send it again over a better connection.',

  login_failed: 'No account of this site has this e-mail address and password.',
  too_many_attempts: 'Too many wrong attempts: log-in is blocked for params.minutes.',
  account_deleted: 'The account is pending deletion; the link in its mail reactivates it.',
  member_banned: 'The account is banned.',
  unknown_locale: 'The language is not one of the supported locales.',
  unknown_country: 'The country is not one of those the site serves.',
  invite_only: 'The site is currently invite-only.',
  signup_not_possible:
    'This browser may not sign up now. params.support is the address to write to about it.',
  account_exists: 'An account with this e-mail address already exists.',
  consent_required: 'This needs a consent that was not given.',
  correction_over: 'Gender and date of birth can be corrected once, within a day of the confirmation.',
  activation_failed: 'The activation token is unknown, expired or used.',
  password_required:
    'The password of the account is needed first. Nothing was done, and no token is used up.',
  mails_stopped: 'Mails to this address bounced or were reported as spam: none is sent before it is changed.',
  too_many_mails: 'Too many mails of this kind were sent today.',
  email_not_found: 'No account of this site has this e-mail address.',
  too_many_reset_mails: 'Too many password reset mails were sent today.',
  too_many_password_changes: 'The password was changed too often today; a mailed link still sets a new one.',
  reset_link_invalid: 'The password reset token is unknown, expired or used.',
  link_invalid: 'The token is unknown, expired or used.',
  invalid_subscription: 'The endpoint is of no push service, or the site sends no push messages.',
  passwords_differ: 'password and password_repeat are not the same.',
  old_password_wrong: 'old_password is not the current password.',
  password_wrong: 'password is not the current password.',
  passkey_failed: 'The answer of the passkey is malformed, for another site, or not signed by it.',
  passkey_unknown: 'No account of this site has this passkey.',
  passkey_expired: 'The challenge is unknown, expired, used, or of another session or site.',
  passkey_exists: 'The passkey was added before.',
  passkey_limit: 'The member already has params.limit passkeys.',
  last_way_in: 'The member could not log in any more: a password has to be set first.',
  new_email_invalid: 'The new e-mail address is not a valid one.',
  email_taken: 'The new e-mail address already owns an account of this site.',
  discount_invalid: 'The discount code is unknown, over, used up or not for this order.',
  price_changed:
    'The order costs something else than total: params.amount of params.currency, fee included. Nothing was ordered.',
  method_unavailable:
    'The payment method is not offered for this country and member, or its issuer is not one of those listed.',
  debt_unpaid:
    'Credits of a payment that was taken back are owed: only an order of at least params.credits pays them.',
  no_stored_method: 'No payment method of this member is stored.',
  stored_method_failed: 'The stored payment method was refused: pay with another one.',
  too_many_repeat_orders:
    'The stored payment method was charged params.limit times within 24 hours: the next time is in retry_after seconds.',
  nothing_to_refund: 'No unused credits can be returned any more.',
  code_invalid: 'The code is not the one that was sent, or no longer good.',
  directdebit_blocked: 'The member owes credits or took a direct debit back: direct debit is blocked.',
  directdebit_limit: 'The order would be more than may be debited now.',

  no_likes_left: 'The likes of today are used up.',
  undo_over: 'The swipe is not the last one, or older than 10 seconds.',
  premium_required: 'Only premium members may do this.',
  not_enough_credits: 'The member has too few credits for this.',
  blocked: 'One of the two has blocked the other; params.name is the other.',
  no_longer_available:
    'The other is not there for the member any more, and may still be reported by params.profile_id.',
  writing_closed: 'The other chooses who may write to them; the conversation says what is missing.',
  client_id_reused: 'The client_id was used before, for another request.',
  message_too_long: 'The text is longer than params.limit characters.',
  photo_limit: 'The member already keeps params.limit photos.',
  not_an_image: 'The file is no picture, or only a part of one.',
  too_many_pixels: 'The picture has more pixels than photos may have.',
  photo_too_small:
    'The picture has fewer pixels than photos of a profile need: params.limit is enough for both sides.',
} as const satisfies Record<ErrorCode, string>;

/** What an error says in English: the product's own sentence where it has one, else the message for developers. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  const text = (PRODUCT_TEXTS as Partial<Record<ErrorCode, string>>)[code] ?? ERROR_MESSAGES[code];
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(params[name] ?? slot));
}
