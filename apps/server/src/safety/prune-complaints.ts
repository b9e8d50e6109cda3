import { COMPLAINT_KEPT_DAYS } from '@vela/domain/safety';
import { addMs, DAY } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/** Deletes the complaints that have had their time. Harmless to run twice or at once. */
export async function pruneComplaints({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const oldest = addMs(clock.now(), -COMPLAINT_KEPT_DAYS * DAY);
  await db.deleteFrom('complaints').where('created_at', '<', oldest).execute();
}
