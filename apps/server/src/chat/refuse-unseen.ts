import type { Db, Tx } from '../db/database';
import { Failure } from '../http/failure';
import { findBlock } from '../members/find-block';
import type { Viewer } from '../members/viewer';

/**
 * Refuses what concerns a member whom the viewer may not see. Whoever had to do with that member before the block is told
 * of it; for everyone else the member is not there.
 */
export async function refuseUnseen(
  db: Db | Tx,
  { viewer, memberId }: { viewer: Viewer; memberId: string },
): Promise<never> {
  const block = await findBlock(db, { viewer, memberId });
  throw block ? new Failure('blocked', { params: { name: block.name } }) : new Failure('not_found');
}
