import { SWIPE_PAUSE_MS } from '@vela/domain/likes';
import { addMs } from '@vela/domain/time';
import type { Db } from '../db/database';

/** Deletes those after which the other may come again; a job calls it now and then. */
export async function deleteOldSwipes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('swipes').where('swiped_at', '<=', addMs(now, -SWIPE_PAUSE_MS)).execute();
}
