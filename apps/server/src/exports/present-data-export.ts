import type { DataExport } from '@vela/contract/entities/data-export';
import { dataExportEnd, dataExportState } from '@vela/domain/limits';
import type { Selectable } from 'kysely';
import type { DataExportsTable } from '../db/access-tables';
import type { Db, Tx } from '../db/database';

export type DataExportRow = Selectable<DataExportsTable>;

/** The path that an archive is downloaded from begins with this. */
export const ARCHIVE_PATH = '/exports/';

/** The newest copy of a member's data, in whatever state. */
export async function findDataExport(db: Db | Tx, memberId: string): Promise<DataExportRow | null> {
  const row = await db
    .selectFrom('data_exports')
    .select(['id', 'member_id', 'asked_at', 'ready_at', 'run', 'parts', 'bytes'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** A copy as its member sees it; null for one that is over. */
export function presentDataExport(row: DataExportRow, now: Date): DataExport | null {
  const times = { askedAt: row.asked_at, readyAt: row.ready_at };
  const state = dataExportState(times, now);
  if (state === null) return null;
  return {
    state,
    asked_at: row.asked_at.toISOString(),
    archive:
      state === 'ready'
        ? {
            path: `${ARCHIVE_PATH}${row.id}.zip`,
            bytes: Number(row.bytes),
            until: dataExportEnd(times).toISOString(),
          }
        : null,
  };
}
