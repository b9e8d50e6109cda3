import { DATA_EXPORT_LIFE_MS } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';

/**
 * Deletes copies that can no longer be downloaded, and those that failed as long ago. The row is deleted together with the job
 * that deletes its files, so a second run finds nothing to do.
 */
export async function pruneDataExports({
  db,
  clock,
  jobs,
}: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = addMs(clock.now(), -DATA_EXPORT_LIFE_MS);
  await transact(db, async (tx) => {
    const rows = await tx
      .deleteFrom('data_exports')
      .where((is) => is(is.fn.coalesce('ready_at', 'asked_at'), '<=', before))
      .returning('id')
      .execute();
    for (const { id: exportId } of rows) await jobs.add(tx, 'export.erase', { exportId });
  });
}
