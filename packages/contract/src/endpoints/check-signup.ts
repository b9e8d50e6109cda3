import { FIELD_CODES } from '@vela/domain/errors';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { LONGEST_INPUT } from '../entities/fields';

/** Checks an address or a name while it is typed. It says nothing of whether an address has an account. */
export const checkSignup = defineEndpoint({
  id: 'checkSignup',
  summary: 'Check an address or a name while it is typed',
  method: 'GET',
  path: '/api/signup-check.php',
  callers: ['visitor'],
  query: v.object({
    email: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
    name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
  }),
  result: v.object({
    email: v.optional(v.object({ valid: v.boolean(), suggestion: v.optional(v.string()) })),
    name: v.optional(
      v.object({ valid: v.boolean(), available: v.boolean(), code: v.optional(v.picklist(FIELD_CODES)) }),
    ),
  }),
});
