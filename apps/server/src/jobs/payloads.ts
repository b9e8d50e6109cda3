import type { AskedReset } from '../accounts/request-password-reset';
import type { ReportedMailEvent } from '../core/mail-events-port';
import type { PaymentNotice } from '../core/payments-port';
import type { MailJob } from '../mails/mail-job';

declare module '../core/jobs-port' {
  interface JobPayloads {
    'mail.send': MailJob;
    /** Applies what a message to the mailbox of bounces reported. */
    'mail.report': ReportedMailEvent;
    /** Runs each minute: collects the reports of the mailbox. */
    'mail.collect': Record<string, never>;
    /** Looks for the account of an address that somebody typed, and mails a link to a new password there. */
    'account.reset': AskedReset;
    /** Erases an account that nobody brought back. */
    'account.erase': { memberId: string };
    /** Makes the copy of a member's data that was asked for. */
    'export.make': { exportId: string };
    /** Draws a portrait of seeded members that nobody has asked for yet, and the next by a job of its own. */
    'photos.draw': Record<string, never>;
    /** Deletes a folder of the storage that is written down to be deleted. */
    'folder.delete': { folder: string };
    /** What the version before adds for the files of a deleted photo. */
    'photo.erase': { photoId: string };
    /** What the version before adds for the files of a copy that is over. */
    'export.erase': { exportId: string };
    /** Sends money of a returned purchase back. */
    'payment.refund': { paymentId: string };
    /** Has the sandbox say again what became of a payment. */
    'payment.sandbox': PaymentNotice;
    /** Runs each minute: sends push messages to browsers. */
    'push.send': Record<string, never>;
    /** Runs each minute: mails members what they haven't seen. */
    'news.mail': Record<string, never>;
    /** Runs each hour: mails members what no event calls for, such as reminders, weekly updates and announcements. */
    'news.scheduled': Record<string, never>;
  }
}
