import { MAIL_EVENTS_MS } from '@vela/domain/mail-events';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/** Deletes what is known of mails that no report counts for any more. Harmless to run twice or at once. */
export async function pruneMailEvents({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = addMs(clock.now(), -MAIL_EVENTS_MS);
  await db.deleteFrom('sent_mails').where('sent_at', '<', before).execute();
  await db.deleteFrom('mail_events').where('received_at', '<', before).execute();
}
