import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

const member = v.object({ id: idSchema, name: v.string(), fictional: v.boolean() });

/**
 * What others get of the caller once the address is confirmed: the members that the caller likes, and those that a message
 * waits for, the newest first, at most twenty of each. Nothing waits after the confirmation.
 */
export const listWaiting = defineEndpoint({
  id: 'listWaiting',
  summary: 'Likes and messages that wait for the confirmation',
  method: 'GET',
  path: '/api/waiting.php',
  callers: ['member'],
  result: v.object({ likes: v.array(member), messages: v.array(member) }),
});
