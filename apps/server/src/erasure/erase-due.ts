import type { AppContext } from '../core/context';

/** One run starts at most this many: the next run, an hour later, starts the rest. */
const MOST = 1000;

/** Has the accounts erased that nobody brought back in time, each by a job of its own. A second job finds nothing left to do. */
export async function eraseDue({
  db,
  clock,
  jobs,
}: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const due = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'pending_deletion')
    .where('erase_at', '<=', clock.now())
    .orderBy('erase_at')
    .limit(MOST)
    .execute();
  for (const { id: memberId } of due) await jobs.add(db, 'account.erase', { memberId });
}
