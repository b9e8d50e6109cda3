import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { PhotoRow } from './present-images';

export interface PhotosOf {
  /** The ids in the owner's order. */
  photos: PhotoRow[];
  /** Whether the owner lets the viewer see the private ones. */
  access: boolean;
}

const NONE: PhotosOf = { photos: [], access: false };

/** The profile photos of members, and whether each lets the viewer see the private ones; `get` knows of every member. */
export async function listPhotosOf(
  db: Db | Tx,
  { memberIds, viewerId }: { memberIds: readonly string[]; viewerId: string | null },
): Promise<{ get(memberId: string): PhotosOf }> {
  if (memberIds.length === 0) return { get: () => NONE };
  const [rows, given] = await Promise.all([
    listRows(db, memberIds),
    viewerId === null ? new Set<string>() : listGivers(db, { memberIds, viewerId }),
  ]);
  const byMember = Map.groupBy(rows, (row) => row.member_id);
  return {
    get: (memberId) => ({ photos: byMember.get(memberId) ?? [], access: given.has(memberId) }),
  };
}

/** A photo that is neither stored nor to be drawn is still on its way, or was given up. */
async function listRows(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<(PhotoRow & { member_id: string })[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'member_id', 'status', 'private', 'main', 'width', 'height'])
    .where('member_id', '=', sql<string>`any(${memberIds})`)
    .where('purpose', '=', 'profile')
    .where((is) => is.or([is('ready', '=', true), is('portrait', 'is not', null)]))
    .orderBy('member_id')
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

async function listGivers(
  db: Db | Tx,
  { memberIds, viewerId }: { memberIds: readonly string[]; viewerId: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('photo_access')
    .select('owner_id')
    .where('viewer_id', '=', viewerId)
    .where('owner_id', '=', sql<string>`any(${memberIds})`)
    .execute();
  return new Set(rows.map((row) => row.owner_id));
}
