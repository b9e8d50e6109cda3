import type { Db, Tx } from '../db/database';

/**
 * Every kind of job with what it carries. Payloads are stored as JSON and may wait for days: ids, not rows. What a noun
 * carries is declared in `jobs/payloads.ts`, which knows the nouns.
 */
export interface JobPayloads {
  /** Hourly: deletes what has ended, such as sessions, drafts and counters, and continues the drawing. */
  housekeeping: Record<string, never>;
}
export type JobName = keyof JobPayloads;

/** A failure that another attempt would only repeat: its job goes to the dead letters at once. */
export class FinalError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FinalError';
  }
}

/** A job whose time hasn't come: it isn't done, comes again after so many milliseconds, and none of its tries is used up. */
export interface Postponed {
  againInMs: number;
}

/** A job may run twice (a node died after its work, before it could say so): a handler must bear that. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<Postponed | void> };

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
  /**
   * Deletes the jobs whose payload has one of some texts, such as an address, as one of its values, in whichever case and depth:
   * those that wait, are done or were given up. Those of other sites stay, and those that run, which could come again or leave
   * something: it returns their kinds. It reads all jobs, however many texts those are.
   */
  deleteNaming(tx: Tx, texts: readonly string[], { siteId }: { siteId: string }): Promise<JobName[]>;
}
