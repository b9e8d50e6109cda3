import type { Place } from '@vela/domain/places';
import type { Db } from '../db/database';

/** The place of the member's own profile; null unless the profile shows it precisely enough. */
export async function findOwnPlace(db: Db, memberId: string): Promise<Place | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['lat', 'lon'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null;
}
