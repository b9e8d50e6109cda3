import type { Place } from '@vela/domain/places';
import type { Db } from '../db/database';

/** Where the member's own profile says it lives; null where it doesn't say so closely enough. */
export async function findOwnPlace(db: Db, memberId: string): Promise<Place | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['lat', 'lon'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null;
}
