import { tryEach } from '../core/try-each';
import { sendScheduledMails, type ScheduledMailContext } from './scheduled-mail';
import { SCHEDULED_MAILS } from './scheduled-mails';

/**
 * Sends the mails of all scheduled kinds that are due. A kind that fails leaves the others their turn. Throws AggregateError with
 * what failed, so that the job counts as failed; the next hour has another.
 */
export async function sendAllScheduledMails(
  context: ScheduledMailContext,
  mails = SCHEDULED_MAILS,
): Promise<void> {
  await tryEach(mails, (mail) => sendScheduledMails(context, mail), { failure: 'Scheduled mails failed' });
}
