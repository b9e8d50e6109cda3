import { FIELD_CODES } from '@vela/domain/errors';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { dateOfBirthSchema, LONGEST_INPUT } from '../entities/fields';

/**
 * Checks an address or a name while it is typed, and a date of birth once. Whether an address has an account it says
 * only at the end of the first step (`step`), where the site says it at all: with `account_exists` or
 * `account_deleted`, so that nobody goes through the other steps in vain. Who is too young is rejected with
 * `signup_not_possible`, and so is each later date of that browser, for 24 hours.
 */
export const checkSignup = defineEndpoint({
  id: 'checkSignup',
  summary: 'Check an address, a name or a date of birth',
  method: 'GET',
  path: '/api/signup-check.php',
  callers: ['visitor'],
  query: v.object({
    email: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
    name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
    date_of_birth: v.optional(dateOfBirthSchema),
    step: v.optional(v.picklist(['account'])),
  }),
  result: v.object({
    email: v.optional(v.object({ valid: v.boolean(), suggestion: v.optional(v.string()) })),
    name: v.optional(
      v.object({
        valid: v.boolean(),
        available: v.boolean(),
        code: v.optional(v.picklist(FIELD_CODES)),
        /** Names like one that is taken or reserved, which are free: three at most. */
        suggestions: v.optional(v.array(v.string())),
      }),
    ),
    date_of_birth: v.optional(v.object({ valid: v.boolean(), code: v.optional(v.picklist(FIELD_CODES)) })),
  }),
  errors: ['signup_not_possible', 'account_exists', 'account_deleted'],
});
