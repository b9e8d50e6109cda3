import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { profileSchema } from '../entities/profile';

/**
 * The next match that wasn't announced to the member, each once over all devices; else a fictional profile
 * that answers the member's like; else `null`. It never likes for a real person. It is a GET that changes
 * something, so it needs the client header. Source: decisions.md, Honest by construction.
 */
export const autoLike = defineEndpoint({
  id: 'autoLike',
  summary: 'The next match to announce',
  method: 'GET',
  path: '/api/auto-like.php',
  callers: ['member'],
  clientHeader: true,
  repeatable: false,
  result: v.object({ profile: v.nullable(profileSchema) }),
});
