import { dataExportState } from '@vela/domain/limits';
import { awaitsConfirmation, isLoggedInStatus } from '@vela/domain/members';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { queueFolderDeletion } from '../files/folder-deletions';
import { lockMemberIfThere } from '../members/lock-member';
import { drawPortraitsOf } from '../photos/photo-jobs';
import { archiveFiles } from './archive-files';
import { runFolderOf, storeArchive } from './archive-parts';
import { zipFiles } from './zip-files';

type Context = Pick<
  AppContext,
  'db' | 'clock' | 'jobs' | 'random' | 'storage' | 'pictures' | 'sites' | 'fingerprint' | 'log'
>;

/**
 * Makes the copy of a member's data that was asked for, and mails that it is ready. A second run finds it ready, and one after a crash
 * begins again; of two at once the first one's counts. A copy that was deleted meanwhile leaves no file: what a crashed run stored goes with the copy.
 */
export async function makeDataExport(context: Context, { exportId }: { exportId: string }): Promise<void> {
  const asked = await findAsked(context, exportId);
  if (!asked) return;
  const { memberId } = asked;
  const now = context.clock.now();
  const site = await context.sites.byId(asked.siteId);
  await drawPortraitsOf(context, memberId);
  const files = archiveFiles(context, { memberId, site, now });
  const place = { exportId, run: context.random.id() };
  const stored = await storeArchive(context.storage, { place, chunks: zipFiles(files, { now }) });
  const isReady = await transact(context.db, async (tx) => {
    const member = await lockMemberIfThere(tx, memberId);
    if (!member || !isLoggedInStatus(member.status)) return false;
    const { numUpdatedRows } = await tx
      .updateTable('data_exports')
      .set({ ready_at: context.clock.now(), run: place.run, ...stored })
      .where('id', '=', exportId)
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // What may be a stranger's mailbox gets nothing: the page says that the copy is ready, too.
    if (awaitsConfirmation(member.status)) return true;
    await context.jobs.add(tx, 'mail.send', {
      id: context.random.id(),
      kind: 'export_ready',
      siteId: member.siteId,
      to: member.email,
      locale: member.language,
    });
    return true;
  });
  if (!isReady)
    await transact(context.db, (tx) => queueFolderDeletion(context, tx, { folder: runFolderOf(place) }));
}

interface Asked {
  memberId: string;
  siteId: string;
}

/** null where nothing is to be made any more: it was deleted, is ready, or has failed. */
async function findAsked({ db, clock }: Context, exportId: string): Promise<Asked | null> {
  const row = await db
    .selectFrom('data_exports')
    .innerJoin('members', 'members.id', 'data_exports.member_id')
    .select(['members.id', 'members.site_id', 'members.status', 'asked_at', 'ready_at'])
    .where('data_exports.id', '=', exportId)
    .executeTakeFirst();
  if (!row || !isLoggedInStatus(row.status)) return null;
  const state = dataExportState({ askedAt: row.asked_at, readyAt: row.ready_at }, clock.now());
  return state === 'making' ? { memberId: row.id, siteId: row.site_id } : null;
}
