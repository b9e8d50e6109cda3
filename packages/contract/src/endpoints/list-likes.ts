import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { cursorSchema, nextCursorSchema } from '../entities/cursor';
import { profileSchema } from '../entities/profile';
import { receivedLikeSchema } from '../entities/received-like';

/**
 * The likes of the calling member, the newest first: `profiles` are those that the member likes, `liked_by`
 * those who like the member, `matches` those who are in both. A page holds 60 likes. `new_likes` counts over
 * all pages, and `untold_match` says that `auto-like.php` has a match to announce.
 */
export const listLikes = defineEndpoint({
  id: 'listLikes',
  summary: 'The likes sent and received, and the matches',
  method: 'GET',
  path: '/api/likes.php',
  callers: ['member'],
  query: v.object({ cursor: v.optional(cursorSchema) }),
  result: v.object({
    profiles: v.array(profileSchema),
    liked_by: v.array(receivedLikeSchema),
    matches: v.array(profileSchema),
    new_likes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    untold_match: v.boolean(),
    next_cursor: nextCursorSchema,
  }),
});
