import { awaitsConfirmation } from '@vela/domain/members';
import { REPORT_OUTCOMES, type ReportOutcome } from '@vela/domain/safety';
import type { AppContext } from '../core/context';
import { OperatorError } from '../core/operator-error';
import type { Db, Tx } from '../db/database';
import type { ReportsTable } from '../db/safety-tables';
import { transact } from '../db/transact';
import { recordSecurityEvent } from '../security/record-security-event';

/** A report that waits for a decision. */
export type OpenReport = Pick<
  ReportsTable,
  'reference' | 'site_id' | 'subject_kind' | 'subject_id' | 'reason' | 'created_at'
>;

/** Reports that nobody has decided, the oldest first; no more than `limit`. */
export async function listOpenReports(db: Db, limit: number): Promise<OpenReport[]> {
  return db
    .selectFrom('reports')
    .select(['reference', 'site_id', 'subject_kind', 'subject_id', 'reason', 'created_at'])
    .where('outcome', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface Decision {
  reference: string;
  outcome: ReportOutcome;
}

/** Reads the words of a command. Throws OperatorError. */
export function readDecision(reference: string | undefined, outcome: string | undefined): Decision {
  const known = REPORT_OUTCOMES.find((one) => one === outcome);
  if (reference === undefined || known === undefined)
    throw new OperatorError(`Say the reference of a report, and ${REPORT_OUTCOMES.join(' or ')}.`);
  return { reference, outcome: known };
}

type Context = Pick<AppContext, 'db' | 'clock' | 'fingerprint' | 'log' | 'random'> & {
  jobs: Pick<AppContext['jobs'], 'add'>;
};

/**
 * Stores what was decided of a report, and mails it to the member who made it. A decision stands: it is changed by a complaint,
 * which somebody else answers. Throws OperatorError for a report that isn't there, or is decided.
 */
export async function decideReport(context: Context, { reference, outcome }: Decision): Promise<void> {
  const now = context.clock.now();
  await transact(context.db, async (tx) => {
    const report = await tx
      .updateTable('reports')
      .set({ outcome, decided_at: now })
      .where('reference', '=', reference)
      .where('outcome', 'is', null)
      .returning(['site_id', 'reporter_id'])
      .executeTakeFirst();
    if (!report) throw new OperatorError(await whyNot(tx, reference));
    const { site_id: siteId, reporter_id: memberId } = report;
    await recordSecurityEvent(context, tx, { kind: 'report_decided', siteId, memberId, address: null, now });
    if (memberId !== null) await queueMail(context, tx, { memberId, reference, outcome });
  });
}

async function whyNot(tx: Tx, reference: string): Promise<string> {
  const row = await tx
    .selectFrom('reports')
    .select('outcome')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? `It is decided already: ${row.outcome}.` : 'No report has this reference.';
}

/** An address that was never confirmed may be a stranger's, who reported nothing. */
async function queueMail(
  { jobs, random }: Context,
  tx: Tx,
  { memberId, ...decision }: Decision & { memberId: string },
): Promise<void> {
  const reporter = await tx
    .selectFrom('members')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!reporter || awaitsConfirmation(reporter.status)) return;
  await jobs.add(tx, 'mail.send', {
    ...decision,
    id: random.id(),
    kind: 'report_decided',
    siteId: reporter.site_id,
    to: reporter.email,
    locale: reporter.language,
  });
}
