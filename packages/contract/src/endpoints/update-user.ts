import { WRITERS } from '@vela/domain/chat';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { MOST_HIDDEN_CONTACTS } from '@vela/domain/contacts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { consentsChangeSchema } from '../entities/consents';
import { userSchema } from '../entities/user';
import { textSchema } from '../text-schema';

/** SHA-256 of addresses in their compared form, in hexadecimal: made in the browser, so that the addresses stay there. */
const hashes = v.pipe(
  v.config(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), { abortEarly: true }),
  v.maxLength(MOST_HIDDEN_CONTACTS, 'too_long'),
);

/**
 * Changes what is given and leaves the rest. `language` is any string here: the wrong one has its own code. `forbidden`: to be
 * shown to visitors by a site that shows them nobody. `hidden_contacts` are whose owners don't meet the member, as in invisible
 * mode, if they are members or ever become it; more than 500 in all are `too_long`.
 */
export const updateUser = defineEndpoint({
  id: 'updateUser',
  summary: 'Change the language, who sees the member and writes to it, or consents',
  method: 'PUT',
  path: '/api/user.php',
  callers: ['member'],
  body: v.object({
    language: v.optional(v.pipe(v.string(), v.maxLength(35))),
    invisible: v.optional(v.boolean()),
    shown_to_visitors: v.optional(v.boolean()),
    read_receipts: v.optional(v.boolean()),
    may_write: v.optional(v.picklist(WRITERS)),
    hidden_words: v.optional(textSchema({ limit: FIELD_LIMITS.hiddenWords.max, hasLines: true })),
    hidden_contacts: v.optional(
      v.object({ add: v.optional(hashes), remove: v.optional(hashes), clear: v.optional(v.literal(true)) }),
    ),
    consents: v.optional(consentsChangeSchema),
  }),
  result: v.object({ user: userSchema }),
  errors: ['unknown_locale', 'forbidden'],
});
