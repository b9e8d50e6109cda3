import type { AskedReset } from '../accounts/request-password-reset';
import type { PaymentNotice } from '../adapters/payments/port';
import type { Db, Tx } from '../db/database';
import type { MailJob } from '../mails/mail-job';

/** Every kind of job with what it carries. Payloads are stored as JSON and may wait for days: ids, not rows. */
export interface JobPayloads {
  'mail.send': MailJob;
  /** Looks for the account of an address that somebody typed, and mails a link to a new password there. */
  'account.reset': AskedReset;
  /** Draws a portrait of seeded members that nobody has asked for yet, and the next by a job of its own. */
  'photos.draw': Record<string, never>;
  /** Deletes the files of a deleted photo. */
  'photo.erase': { photoId: string };
  /** Sends money of a returned purchase back. */
  'payment.refund': { paymentId: string };
  /** Has the sandbox say again what became of a payment. */
  'payment.sandbox': PaymentNotice;
  /** Each minute: has browsers told that something happened. */
  'push.send': Record<string, never>;
  /** Hourly: forgets what has ended, such as sessions, drafts and counters, and has the drawing go on. */
  housekeeping: Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** A job may run twice (a node died after its work, before it could say so): a handler must bear that. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface Jobs {
  /** Adds a job in the caller's own transaction: both are committed, or neither. */
  add<Name extends JobName>(db: Db | Tx, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /**
   * Adds a job that waits for so many milliseconds first, unless one of its kind waits already: one that goes on by adding
   * the next may run twice, and would from then on go on twice.
   */
  addUnlessWaiting<Name extends JobName>(
    db: Db | Tx,
    name: Name,
    { payload, afterMs }: { payload: JobPayloads[Name]; afterMs: number },
  ): Promise<void>;
}
