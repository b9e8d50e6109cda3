import type { ErrorCode } from './error-status';

/** The values that complete the text of a code; a code that is not named here has none. Source: product.md §6, §8. */
export const ERROR_PARAMS = {
  too_many_attempts: ['minutes'],
  invite_only: ['sitename'],
  signup_not_possible: ['support'],
  debt_unpaid: ['credits'],
  too_many_repeat_orders: ['limit'],
  blocked: ['name'],
  message_too_long: ['limit'],
  photo_limit: ['limit'],
  passkey_limit: ['limit'],
  photo_too_small: ['limit'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

/** The codes whose text is not whole without its values. */
export type CodeWithParams = keyof typeof ERROR_PARAMS;

/** The values that a code has to be given. */
export type ErrorParamsOf<Code extends CodeWithParams> = Record<
  (typeof ERROR_PARAMS)[Code][number],
  string | number
>;
