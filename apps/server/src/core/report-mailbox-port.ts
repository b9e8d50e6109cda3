import type { ReportedMailEvent } from './mail-events-port';

/** The mailbox that reports of mails arrive in, where another server has it. */
export interface ReportMailbox {
  /**
   * Hands over what the waiting messages report, null for one that is no report. Each is deleted once `handle` has resolved: one that
   * it rejects, or that the process died over, stays and comes again, so that `handle` must bear what comes twice. One run takes no
   * more than its share.
   */
  collect(handle: (report: ReportedMailEvent | null) => Promise<void>): Promise<void>;
}
