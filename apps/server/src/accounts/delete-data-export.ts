import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { exportFolderOf } from '../files/export-folder';
import { queueFolderDeletion } from '../files/folder-deletions';

/** Deletes the copy of a member's data, if there is one; its files go with the commit. */
export async function deleteDataExport(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const row = await tx
    .deleteFrom('data_exports')
    .where('member_id', '=', memberId)
    .returning(['id', 'ready_at'])
    .executeTakeFirst();
  if (!row) return;
  const isWritten = row.ready_at === null;
  await queueFolderDeletion(context, tx, { folder: exportFolderOf(row.id), isWritten });
}
