import { addMs, HOUR } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';

/** Who writes files has ended by then, or never will: a request has been answered, a run of a job was given up. */
const WRITING_MS = HOUR;

/** A deletion that is due for so long has failed in three runs of the housekeeping. */
const OVERDUE_MS = 3 * HOUR;

/** One run has at most this many tried again: the next run, an hour later, the rest. */
const MOST = 1000;

interface FolderToDelete {
  /** Where it is in the storage. */
  folder: string;
  /** The photo whose files are in it: they stay for as long as a report needs them. */
  photoId?: string;
  /** Whether somebody may still be writing there, so that a deletion now may not be the last. */
  isWritten?: boolean;
}

/**
 * Has a folder of the storage deleted once the transaction is committed. It is written down until it was: no row of its own names its files
 * any more, and the storage may be away for days.
 */
export async function queueFolderDeletion(
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  { folder, photoId, isWritten = false }: FolderToDelete,
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('folder_deletions')
    .values({ folder, photo_id: photoId ?? null, due_at: isWritten ? addMs(now, WRITING_MS) : now })
    .onConflict((conflict) =>
      conflict.column('folder').doUpdateSet({
        due_at: sql<Date>`greatest(folder_deletions.due_at, excluded.due_at)`,
        asked: sql<number>`folder_deletions.asked + 1`,
      }),
    )
    .execute();
  await jobs.add(tx, 'folder.delete', { folder });
}

/**
 * Deletes a folder that was asked for, and forgets it once nobody writes there any more. One that was asked for again meanwhile
 * stays written down: files may have come after the first look.
 */
export async function deleteQueuedFolder(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { folder }: { folder: string },
): Promise<void> {
  const now = clock.now();
  const queued = await deletable(db).select('asked').where('folder', '=', folder).executeTakeFirst();
  if (!queued) return;
  await storage.deleteFolder(folder);
  await db
    .deleteFrom('folder_deletions')
    .where('folder', '=', folder)
    .where('asked', '=', queued.asked)
    .where('due_at', '<=', now)
    .execute();
}

/** Has those tried again that are due, in no order: some that fail each time hold up none of the others. */
export async function retryFolderDeletions({
  db,
  jobs,
  clock,
}: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const due = await deletable(db)
    .select('folder')
    .where('due_at', '<=', clock.now())
    .orderBy(sql`random()`)
    .limit(MOST)
    .execute();
  for (const { folder } of due) await jobs.add(db, 'folder.delete', { folder });
}

/** How many folders are there that should have been deleted hours ago. */
export async function countOverdueFolders(db: Db, now: Date): Promise<number> {
  const { count } = await deletable(db)
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('due_at', '<=', addMs(now, -OVERDUE_MS))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that no report holds. */
function deletable(db: Db) {
  return db
    .selectFrom('folder_deletions')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('report_photos')
            .select('photo_id')
            .whereRef('report_photos.photo_id', '=', 'folder_deletions.photo_id'),
        ),
      ),
    );
}
