import { pruneAccounts } from '../accounts/prune-accounts';
import { answerAskedReset } from '../accounts/request-password-reset';
import type { AppContext } from '../core/context';
import { callWebhook } from '../dev/deliver-notice';
import { recordPushes } from '../dev/record-pushes';
import { eraseAccount } from '../erasure/erase-account';
import { eraseDue } from '../erasure/erase-due';
import { makeDataExport } from '../exports/make-data-export';
import { pruneDataExports } from '../exports/prune-data-exports';
import { deleteOldEvents } from '../events/read-events';
import { transact } from '../db/transact';
import { exportFolderOf } from '../files/export-folder';
import { deleteQueuedFolder, queueFolderDeletion, retryFolderDeletions } from '../files/folder-deletions';
import { deleteEndedWindows } from '../http/rate-limit';
import { sendAllScheduledMails } from '../news/send-all-scheduled-mails';
import { applyMailEvent } from '../mail-events/apply-mail-event';
import { collectReports } from '../mail-events/collect-reports';
import { deliverMail } from '../mail-events/deliver-mail';
import { mailEventOf } from '../mail-events/mail-event-of';
import { pruneMailEvents } from '../mail-events/prune-mail-events';
import { sendNewsMails } from '../news/send-news-mails';
import { pruneOrders } from '../orders/prune-orders';
import { sendRefund } from '../orders/send-refund';
import { queuePhotoDeletion } from '../photos/delete-photo';
import { drawPortrait, resumeDrawing, sweepStranded } from '../photos/photo-jobs';
import { sweepUnsent } from '../photos/unsent-photos';
import { sendPushes } from '../push/send-pushes';
import { pruneBlockedContacts } from '../safety/prune-blocked-contacts';
import { pruneComplaints } from '../safety/prune-complaints';
import { pruneReports } from '../safety/prune-reports';
import { deleteOpenedProfiles } from '../search/consume-profile-limit';
import { deleteOldSwipes } from '../swipes/delete-old-swipes';
import { pruneSecurityEvents } from '../security/prune-security-events';
import { pruneSignups } from '../signup/prune-signups';
import type { JobHandlers } from '../core/jobs-port';
import './payloads';

/** What each kind of job does. */
export function createJobHandlers(context: AppContext): JobHandlers {
  return {
    'mail.send': (job) => deliverMail(context, job),
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
    housekeeping: async () => {
      await pruneAccounts(context);
      await pruneSignups(context);
      await eraseDue(context);
      await pruneOrders(context);
      await pruneDataExports(context);
      await pruneComplaints(context);
      await pruneBlockedContacts(context);
      await pruneReports(context);
      await pruneSecurityEvents(context);
      await pruneMailEvents(context);
      await sweepStranded(context);
      await sweepUnsent(context);
      // After all that deletes rows of photos: what they add is due now, or in an hour.
      await retryFolderDeletions(context);
      await resumeDrawing(context);
      await deleteEndedWindows(context.db, context.clock.now());
      await deleteOpenedProfiles(context.db, context.clock.now());
      await deleteOldSwipes(context.db, context.clock.now());
      await deleteOldEvents(context.db);
    },
  };
}
