import type { DataExport } from '@vela/contract/entities/data-export';
import { isLoggedInStatus } from '@vela/domain/members';
import { tryOwnPassword } from '../accounts/try-own-password';
import { consumeLimit } from '../core/consume-limit';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { recordSecurityEvent } from '../security/record-security-event';
import { deleteDataExport } from '../accounts/delete-data-export';
import { findDataExport, presentDataExport } from './present-data-export';

/** Has a copy made, unless one is being made: the second of two presses, or of two devices, gets that one. */
export const createDataExport: Handler<'createDataExport'> = async (call) => {
  const { context, site, session, body, client, now } = call;
  const { memberId } = session;
  const passwordHash = await tryOwnPassword(context, { session, site, client, password: body.password, now });
  if (passwordHash === null) throw new Failure('password_wrong');
  const running = await findRunning(context.db, memberId, now);
  if (running) return { result: { export: running } };
  await consumeLimit(context, 'data_export', { site, session, address: client.address });
  const made = await transact(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    if (!isLoggedInStatus(member.status)) throw new Failure('authentication_required');
    const other = await findRunning(tx, memberId, now);
    if (other) return other;
    await deleteDataExport(context, tx, memberId);
    const event = { siteId: site.id, memberId, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'data_export_asked', ...event });
    return insert(context, tx, { memberId, now });
  });
  return { result: { export: made } };
};

async function findRunning(
  db: AppContext['db'] | Tx,
  memberId: string,
  now: Date,
): Promise<DataExport | null> {
  const row = await findDataExport(db, memberId);
  const shown = row && presentDataExport(row, now);
  return shown?.state === 'making' ? shown : null;
}

async function insert(
  context: Pick<AppContext, 'jobs' | 'random'>,
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<DataExport> {
  const exportId = context.random.id();
  await tx
    .insertInto('data_exports')
    .values({ id: exportId, member_id: memberId, asked_at: now, ready_at: null, run: null })
    .execute();
  await context.jobs.add(tx, 'export.make', { exportId });
  return { state: 'making', asked_at: now.toISOString(), archive: null };
}
