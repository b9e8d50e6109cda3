import type { ReportedMailEvent } from './mail-events-port';

/** The mailbox that reports of mails arrive in, where another server has it. */
export interface ReportMailbox {
  /**
   * Hands over what the waiting messages report, null for one that is no report. Each is deleted before it is looked at, so that none
   * is met twice; what can't be deleted is not handed over, and comes again. One run takes no more than its share.
   */
  collect(handle: (report: ReportedMailEvent | null) => Promise<void>): Promise<void>;
}
