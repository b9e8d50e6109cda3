import type { Db, Tx } from '../db/database';
import { Failure } from '../http/failure';
import { findBlock } from './find-block';
import { findOwnBlock } from './find-own-block';
import type { Viewer } from './viewer';

interface Unseen {
  viewer: Viewer;
  memberId: string;
}

/**
 * Refuses what concerns a member whom the viewer may not see. Whoever had to do with that member before the block is told
 * of it (`blocked {name}`); for everyone else the member is not there, which whoever made the block is told the reason of
 * (`not_found {name, profile_id}`).
 */
export async function refuseUnseen(db: Db | Tx, unseen: Unseen): Promise<never> {
  const block = await findBlock(db, unseen);
  if (block) throw new Failure('blocked', { params: { name: block.name } });
  const own = await findOwnBlock(db, unseen);
  throw new Failure('not_found', own ? { params: { name: own.name, profile_id: unseen.memberId } } : {});
}
