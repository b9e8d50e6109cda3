import { COMPLAINT_CATEGORIES, COMPLAINT_LIMITS } from '@vela/domain/safety';
import type { TextBounds } from '@vela/domain/text';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { emailSchema } from '../entities/fields';
import { textSchema } from '../text-schema';

const given = (bounds: TextBounds) => v.pipe(textSchema(bounds), v.nonEmpty('required'));

/**
 * Sends a complaint to the operators of the site. `url` is the address of what it is about. `reference`
 * names the complaint in the mail that confirms it; that mail is sent whether or not the address has an
 * account. One address gets five confirmations a day; further complaints are stored all the same.
 */
export const sendComplaint = defineEndpoint({
  id: 'sendComplaint',
  summary: 'Send a complaint',
  method: 'POST',
  path: '/api/complaints.php',
  callers: ['visitor', 'member'],
  body: v.object({
    email: emailSchema,
    /** It becomes the subject of a mail. */
    subject: given({ limit: COMPLAINT_LIMITS.subject }),
    text: given({ limit: COMPLAINT_LIMITS.text, hasLines: true }),
    category: v.optional(v.picklist(COMPLAINT_CATEGORIES), 'other'),
    name: v.optional(textSchema({ limit: COMPLAINT_LIMITS.name }), ''),
    url: v.optional(textSchema({ limit: COMPLAINT_LIMITS.url }), ''),
  }),
  result: v.object({ reference: v.string() }),
});
