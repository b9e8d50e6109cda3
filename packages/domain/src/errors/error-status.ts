/**
 * The HTTP status of every error code: 400 when the input alone shows it, 402 for credits, 403 for a rule or a state,
 * 404 for what is not there, 409 for what is taken or exists, 413 and 415 for bodies, 429 for too many, 503 for a server
 * that has no room just now.
 * Source: api.md.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
  authentication_required: 403,
  client_header_missing: 403,
  forbidden: 403,
  too_large: 413,
  unsupported_type: 415,
  // A rule of ours. Not 408: on that browsers send all of it again by themselves.
  upload_too_slow: 403,

  login_failed: 403,
  too_many_attempts: 429,
  account_deleted: 403,
  member_banned: 403,
  unknown_locale: 400,
  unknown_country: 400,
  invite_only: 403,
  signup_not_possible: 403,
  account_exists: 409,
  consent_required: 403,
  correction_over: 403,
  activation_failed: 404,
  password_required: 403,
  too_many_mails: 429,
  mails_stopped: 409,
  email_not_found: 404,
  too_many_reset_mails: 429,
  too_many_password_changes: 429,
  reset_link_invalid: 404,
  link_invalid: 404,
  invalid_subscription: 400,
  passwords_differ: 400,
  old_password_wrong: 403,
  password_wrong: 403,
  passkey_failed: 403,
  passkey_unknown: 403,
  passkey_expired: 403,
  passkey_exists: 409,
  passkey_limit: 403,
  last_way_in: 403,
  new_email_invalid: 400,
  email_taken: 409,
  discount_invalid: 403,
  price_changed: 409,
  method_unavailable: 403,
  debt_unpaid: 403,
  no_stored_method: 404,
  stored_method_failed: 403,
  too_many_repeat_orders: 429,
  nothing_to_refund: 403,
  code_invalid: 403,
  directdebit_blocked: 403,
  directdebit_limit: 403,

  no_likes_left: 403,
  undo_over: 403,
  premium_required: 403,
  not_enough_credits: 402,
  blocked: 403,
  no_longer_available: 403,
  writing_closed: 403,
  client_id_reused: 409,
  message_too_long: 400,
  photo_limit: 403,
  not_an_image: 400,
  too_many_pixels: 400,
  photo_too_small: 400,
} as const satisfies Record<string, number>;

/** A code is stable: clients translate it, whatever the English message says. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a string is a known error code, and not one of a newer server. Source: api.md. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

/**
 * What a client finds out by itself: the server could not be reached, or did not answer in time; a chosen file is larger
 * than a photo may be (`limit`, in megabytes), or is of a kind that isn't taken.
 */
export type ClientErrorCode = 'network_failed' | 'photo_too_large' | 'photo_type_unknown';

/** Every code with a text for people. */
export type ShownErrorCode = ErrorCode | ClientErrorCode;
