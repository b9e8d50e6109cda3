import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';

/** Deletes the copy of a member's data, if there is one; its files go with the commit. */
export async function deleteDataExport(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const row = await tx
    .deleteFrom('data_exports')
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (row) await jobs.add(tx, 'export.erase', { exportId: row.id });
}
