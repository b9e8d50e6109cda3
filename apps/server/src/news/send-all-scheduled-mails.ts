import { tryEach } from '../core/try-each';
import { announcementMails } from './announcement-mails';
import { profileReminders } from './profile-reminders';
import { sendScheduledMails, type ScheduledMail, type ScheduledMailContext } from './scheduled-mail';
import { unreadReminders } from './unread-reminders';
import { weeklyUpdate } from './weekly-update';

/** The mails that nothing calls for at the moment, in the order in which they are looked after each hour. */
const SCHEDULED_MAILS: readonly ScheduledMail[] = [
  unreadReminders,
  profileReminders,
  weeklyUpdate,
  announcementMails('news'),
  announcementMails('promotions'),
];

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
