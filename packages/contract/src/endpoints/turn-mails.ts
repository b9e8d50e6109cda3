import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { tokenSchema } from '../entities/fields';
import { notificationKindSchema } from '../entities/notifications';

/** Turns the mails of a kind off, or on again, by the token of a mail's footer link: nobody has to log in for it. */
export const turnMails = defineEndpoint({
  id: 'turnMails',
  summary: 'Turn the mails of a kind off or on, by a mail’s link',
  method: 'PUT',
  path: '/api/unsubscribe.php',
  callers: ['visitor', 'member'],
  body: v.object({ token: tokenSchema, mail: v.boolean() }),
  result: v.object({ notification: notificationKindSchema, mail: v.boolean() }),
  errors: ['link_invalid'],
});
