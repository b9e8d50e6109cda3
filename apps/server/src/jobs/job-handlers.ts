import { answerAskedReset } from '../accounts/request-password-reset';
import type { AppContext } from '../core/context';
import { callWebhook } from '../dev/deliver-notice';
import { recordPushes } from '../dev/record-pushes';
import { eraseAccount } from '../erasure/erase-account';
import { makeDataExport } from '../exports/make-data-export';
import { transact } from '../db/transact';
import { exportFolderOf } from '../files/export-folder';
import { deleteQueuedFolder, queueFolderDeletion } from '../files/folder-deletions';
import { sendAllScheduledMails } from '../news/send-all-scheduled-mails';
import { applyMailEvent } from '../mail-events/apply-mail-event';
import { collectReports } from '../mail-events/collect-reports';
import { deliverMail } from '../mail-events/deliver-mail';
import { mailEventOf } from '../mail-events/mail-event-of';
import { queuedNotifications } from '../news/queued-notifications';
import { sendNewsMails } from '../news/send-news-mails';
import { sendRefund } from '../orders/send-refund';
import { queuePhotoDeletion } from '../photos/delete-photo';
import { drawPortrait } from '../photos/photo-jobs';
import { sendPushes } from '../push/send-pushes';
import type { JobHandlers } from '../core/jobs-port';
import { keepHouse } from './housekeeping';
import './payloads';

/** What each kind of job does. */
export function createJobHandlers(context: AppContext): JobHandlers {
  return {
    'mail.send': (job) => deliverMail(context, job, queuedNotifications),
    'mail.report': async (report) => {
      const now = context.clock.now();
      await applyMailEvent(context, { source: 'mailbox', event: mailEventOf(context, report, now), now });
    },
    'mail.collect': () => collectReports(context),
    'account.reset': (job) => answerAskedReset(context, job),
    'account.erase': (job) => eraseAccount(context, job),
    'export.make': (job) => makeDataExport(context, job),
    'export.erase': ({ exportId }) =>
      transact(context.db, (tx) => queueFolderDeletion(context, tx, { folder: exportFolderOf(exportId) })),
    'photos.draw': async () => {
      if (context.config.drawsAhead) await drawPortrait(context);
    },
    'photo.erase': ({ photoId }) =>
      transact(context.db, (tx) => queuePhotoDeletion(context, tx, { photoId })),
    'folder.delete': (job) => deleteQueuedFolder(context, job),
    'payment.refund': (job) => sendRefund(context, job),
    'payment.sandbox': (notice) => callWebhook(context, { notice, now: context.clock.now() }),
    'push.send': async () => {
      await sendPushes(context);
      await recordPushes(context);
    },
    'news.mail': () => sendNewsMails(context),
    'news.scheduled': () => sendAllScheduledMails(context),
    housekeeping: () => keepHouse(context),
  };
}
