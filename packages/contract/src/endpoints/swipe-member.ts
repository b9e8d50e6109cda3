import { SWIPE_CHOICES } from '@vela/domain/likes';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { likesLeftEntries } from '../entities/likes-left';

/**
 * Likes or passes a member in the swipe game. A pass is free and takes no like back; a second like of the same member costs nothing.
 * `no_likes_left` where the likes of the site's day are used up, `not_found` for one who is hidden, blocked or the caller.
 */
export const swipeMember = defineEndpoint({
  id: 'swipeMember',
  summary: 'Like or pass a member in the swipe game',
  method: 'POST',
  path: '/api/swipe.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ profile_id: idSchema, choice: v.picklist(SWIPE_CHOICES) }),
  result: v.object({ match: v.boolean(), ...likesLeftEntries }),
  errors: ['no_likes_left'],
});
