import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { likesLeftEntries } from '../entities/likes-left';

/**
 * Undoes the caller's last swipe, of that member, within 10 seconds: a like is taken back and can be given again. `undo_over` where it
 * isn't the last one, is older, or made a match. One that was undone already changes nothing.
 */
export const undoSwipe = defineEndpoint({
  id: 'undoSwipe',
  summary: 'Undo the last swipe',
  method: 'DELETE',
  path: '/api/swipe.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ profile_id: idSchema }),
  result: v.object(likesLeftEntries),
  errors: ['undo_over'],
});
