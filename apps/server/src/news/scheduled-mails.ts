import { announcementMails } from './announcement-mails';
import { profileReminders } from './profile-reminders';
import type { ScheduledMail } from './scheduled-mail';
import { unreadReminders } from './unread-reminders';
import { weeklyUpdate } from './weekly-update';

/** The mails that nothing calls for at the moment, in the order in which they are looked after each hour. */
export const SCHEDULED_MAILS: readonly ScheduledMail[] = [
  unreadReminders,
  profileReminders,
  weeklyUpdate,
  announcementMails('news'),
  announcementMails('promotions'),
];
