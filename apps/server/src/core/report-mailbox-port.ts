import type { ReportedMailEvent } from './mail-events-port';

/** The mailbox that reports of mails arrive in, where another server has it. */
export interface ReportMailbox {
  /**
   * Hands over what the waiting messages report, null for one that is no report, and deletes them once all are handled; when that
   * fails they come again. One run takes no more than its share.
   */
  collect(handle: (report: ReportedMailEvent | null) => Promise<void>): Promise<void>;
}
