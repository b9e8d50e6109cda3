import { DEAD_LINK_MS } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/**
 * Deletes the oldest mails that a demo stores: no later than the links that they brought, since the link of a mail to an address
 * that its member has left is all that says whose it was.
 */
export async function pruneStoredMails({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('mails').where('sent_at', '<', addMs(clock.now(), -DEAD_LINK_MS)).execute();
}
