import { DATA_EXPORT_LIFE_MS } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { exportFolderOf } from '../files/export-folder';
import { queueFolderDeletion } from '../files/folder-deletions';

/**
 * Deletes copies that can no longer be downloaded, and those that failed as long ago. The row is deleted together with
 * writing down that its files are to be deleted, so a second run finds nothing to do.
 */
export async function pruneDataExports(context: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = addMs(context.clock.now(), -DATA_EXPORT_LIFE_MS);
  await transact(context.db, async (tx) => {
    const rows = await tx
      .deleteFrom('data_exports')
      .where((is) => is(is.fn.coalesce('ready_at', 'asked_at'), '<=', before))
      .returning('id')
      .execute();
    for (const { id } of rows) await queueFolderDeletion(context, tx, { folder: exportFolderOf(id) });
  });
}
