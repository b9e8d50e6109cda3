import { REACTIONS } from '@vela/domain/chat';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/**
 * Reacts to what the other wrote, in place of an earlier reaction, or takes the reaction back. It is free, and the other sees it
 * at once. `forbidden` before the member's address is confirmed, and for a message of one's own.
 */
export const reactToMessage = defineEndpoint({
  id: 'reactToMessage',
  summary: 'React to a message, or take that back',
  method: 'PUT',
  path: '/api/message.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ id: idSchema, reaction: v.nullable(v.picklist(REACTIONS)) }),
  errors: ['forbidden', 'no_longer_available'],
});
