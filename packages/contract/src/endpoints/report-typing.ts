import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Says that this member is writing in a conversation; it expires within seconds. */
export const reportTyping = defineEndpoint({
  id: 'reportTyping',
  summary: 'Say that one is writing',
  method: 'POST',
  path: '/api/typing.php',
  callers: ['member'],
  body: v.object({ id: idSchema }),
  errors: ['no_longer_available'],
});
