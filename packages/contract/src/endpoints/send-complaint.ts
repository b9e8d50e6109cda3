import { COMPLAINT_CATEGORIES, COMPLAINT_LIMITS } from '@vela/domain/safety';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { emailSchema } from '../entities/fields';

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxGraphemes(longest));
const given = (longest: number) => v.pipe(text(longest), v.nonEmpty('required'));

/** It becomes the subject of a mail. */
const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ');

/**
 * Sends a complaint to whoever looks after the site. `url` names the place of what it is about. `reference` names it in the
 * mail that confirms it; that mail goes out whether or not the address has an account. Within a day five are confirmed to one
 * address; more are kept all the same.
 */
export const sendComplaint = defineEndpoint({
  id: 'sendComplaint',
  summary: 'Send a complaint',
  method: 'POST',
  path: '/api/complaints.php',
  callers: ['visitor', 'member'],
  body: v.object({
    email: emailSchema,
    subject: v.pipe(given(COMPLAINT_LIMITS.subject), v.transform(inOneLine)),
    text: given(COMPLAINT_LIMITS.text),
    category: v.optional(v.picklist(COMPLAINT_CATEGORIES), 'other'),
    name: v.optional(text(COMPLAINT_LIMITS.name), ''),
    url: v.optional(text(COMPLAINT_LIMITS.url), ''),
  }),
  result: v.object({ reference: v.string() }),
});
