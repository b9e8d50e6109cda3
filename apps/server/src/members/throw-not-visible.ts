import type { Db, Tx } from '../db/database';
import { Failure } from '../core/failure';
import { findBlock } from './find-block';
import { findOwnBlock } from './find-own-block';
import type { Viewer } from '../core/viewer';

interface Unseen {
  viewer: Viewer;
  memberId: string;
}

/**
 * Rejects the profile of a member that the viewer may not see. A viewer who had contact with that member
 * before the block learns about it (`blocked {name, profile_id}`), where the site names who blocks. For
 * everyone else the member is not there; the one who made the block learns that this is why (`not_found
 * {name, profile_id}`).
 */
export async function throwNotVisible(db: Db | Tx, unseen: Unseen): Promise<never> {
  const { viewer, memberId } = unseen;
  const block = await findBlock(db, unseen);
  if (block && viewer.site.settings.block_disclosure === 'named')
    throw new Failure('blocked', { params: { name: block.name, profile_id: memberId } });
  if (block) throw noLongerAvailable(memberId);
  return refuseUnfound(db, unseen);
}

/** The same for a conversation: one that has ended, by a block or not, needs no name to be understood. */
export async function throwNotReachable(db: Db | Tx, unseen: Unseen): Promise<never> {
  if (await findBlock(db, unseen)) throw noLongerAvailable(unseen.memberId);
  return refuseUnfound(db, unseen);
}

/** Names the member to nobody but for what one knows already: its id, by which it may still be reported. */
function noLongerAvailable(memberId: string): Failure {
  return new Failure('no_longer_available', { params: { profile_id: memberId } });
}

async function refuseUnfound(db: Db | Tx, unseen: Unseen): Promise<never> {
  const own = await findOwnBlock(db, unseen);
  throw new Failure('not_found', own ? { params: { name: own.name, profile_id: unseen.memberId } } : {});
}
