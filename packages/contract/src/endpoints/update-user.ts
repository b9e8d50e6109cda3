import { WRITERS } from '@vela/domain/chat';
import { FIELD_LIMITS } from '@vela/domain/errors';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { consentsChangeSchema } from '../entities/consents';
import { userSchema } from '../entities/user';
import { textSchema } from '../text-schema';

/**
 * Changes what is given and leaves the rest. `language` is any string here: the wrong one has its own code. `forbidden`: to be
 * shown to visitors by a site that shows them nobody.
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
    consents: v.optional(consentsChangeSchema),
  }),
  result: v.object({ user: userSchema }),
  errors: ['unknown_locale', 'forbidden'],
});
