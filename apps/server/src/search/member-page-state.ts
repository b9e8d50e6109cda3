import type { TrafficSource } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import { findBlock } from '../members/find-block';
import { findOwnBlock } from '../members/find-own-block';
import { findProfileRows } from '../profile/find-profile-rows';
import type { Viewer } from '../core/viewer';
import { mayLook } from './require-visitor-search';

/** What the page of a member is to a viewer, before anything of it is rendered. */
export type MemberPageState = 'shown' | 'own' | 'login' | 'blocked' | 'own_block' | 'not_found';

export async function memberPageState(
  { db }: Pick<AppContext, 'db'>,
  { viewer, source, id }: { viewer: Viewer; source: TrafficSource; id: string },
): Promise<MemberPageState> {
  // What no id can be, the database can't even be asked for.
  if (!/^[\w-]{1,64}$/.test(id)) return 'not_found';
  if (viewer.memberId === id) return 'own';
  if (!mayLook(viewer, source)) return 'login';
  const [row] = await findProfileRows(db, { viewer, ids: [id] });
  if (row) return 'shown';
  const unseen = { viewer, memberId: id };
  if (await findBlock(db, unseen)) return 'blocked';
  return (await findOwnBlock(db, unseen)) ? 'own_block' : 'not_found';
}
