import { cellsAround, type Place } from '@vela/domain/places';
import { ONLINE_MS } from '@vela/domain/presence';
import { GENDERS } from '@vela/domain/profile';
import { birthDaysOf, type Counted, type SearchFilters } from '@vela/domain/search';
import { addMs, calendarDateIn } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { isShownMain } from '../photos/shown-main';
import type { Viewer } from '../members/viewer';

export interface MemberSearch {
  viewer: Viewer;
  filters: SearchFilters;
  /** The viewer's own place; without one there is no distance. */
  place: Place | null;
  /** Ids that are shown already. */
  except?: readonly string[];
}

/** Who fits, in the words of the profiles' table. */
export interface FoundMember {
  member_id: string;
  fictional: boolean;
}

/** The members who fit, those who were there last first. */
export async function findMembers(
  db: Db,
  search: MemberSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FoundMember[]> {
  const { rows } = await sql<FoundMember>`
    select found.member_id, found.fictional from ${slicesOf(search)} cross join lateral (
      select profiles.member_id, profiles.fictional, profiles.last_seen_at from profiles
      where ${fits(search)}
      order by profiles.last_seen_at desc, profiles.member_id desc
      limit ${offset + limit}
    ) found
    order by found.last_seen_at desc, found.member_id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many fit, counted no further than `limit`, and as by `membersAmong` how many of them are members. */
export async function countMembers(db: Db, search: MemberSearch, limit: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::integer as count, count(*) filter (where not fictional)::integer as members from (
      select found.fictional from ${slicesOf(search)} cross join lateral (
        select profiles.fictional from profiles where ${fits(search)} limit ${limit}
      ) found
      limit ${limit}
    ) counted`.execute(db);
  return rows[0] ?? { count: 0, members: 0 };
}

/**
 * A search is cut into slices, each of which an index holds in the order of the results: one for each gender and, around
 * a place, for each square of the map. Of each slice no more is read than one page could take.
 */
function slicesOf({ filters, place }: MemberSearch): RawBuilder<unknown> {
  const genders = filters.gender ? [filters.gender] : GENDERS;
  const byGender = sql`unnest(${[...genders]}::text[]) as slice_gender(gender)`;
  if (filters.distance === undefined || place === null) return byGender;
  const cells = cellsAround(place, filters.distance);
  return sql`${byGender} cross join unnest(${cells}::integer[]) as slice_cell(cell)`;
}

function fits({ viewer, filters, place, except = [] }: MemberSearch): RawBuilder<unknown> {
  const { country, region, distance, interests, online, photo } = filters;
  const born = birthDaysOf(filters, calendarDateIn(viewer.site.settings.time_zone, viewer.now));
  const conditions = [
    sql`profiles.pool = ${viewer.pool} and profiles.listed and profiles.gender = slice_gender.gender`,
    ...(country === undefined ? [] : [sql`profiles.country = ${country}`]),
    ...(region === undefined ? [] : [sql`profiles.region = ${region}`]),
    ...(born.from === null ? [] : [sql`profiles.date_of_birth >= ${born.from}::date`]),
    ...(born.until === null ? [] : [sql`profiles.date_of_birth <= ${born.until}::date`]),
    ...(distance === undefined || place === null ? [] : [isWithin(distance, place)]),
    ...(interests === undefined ? [] : [sql`profiles.interests && ${[...interests]}::text[]`]),
    ...(online ? [isOnlineAt(viewer.now)] : []),
    ...(photo ? [hasPhoto] : []),
    ...(viewer.memberId === null ? [] : [notBetween(viewer.memberId)]),
    ...(except.length === 0 ? [] : [sql`profiles.member_id <> all (${[...except]}::text[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** As by `presenceAt`; who is in invisible mode isn't listed. */
export function isOnlineAt(now: Date): RawBuilder<unknown> {
  return sql`profiles.last_seen_at >= ${addMs(now, -ONLINE_MS)} and not profiles.fictional`;
}

/** The square is found by index, and within it the way is measured. */
function isWithin(km: number, place: Place): RawBuilder<unknown> {
  return sql`profiles.cell = slice_cell.cell and ${kmFrom(place)} <= ${km}`;
}

/** The way from a profile's place over the ground, as by `distanceKm`. */
export function kmFrom({ lat, lon }: Place): RawBuilder<number> {
  return sql`12742 * asin(least(1, sqrt(
    sin(radians(profiles.lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(profiles.lat)) * sin(radians(profiles.lon - ${lon}::float8) / 2) ^ 2
  )))`;
}

/** `offset 0` has each member looked up by itself: joined instead, all photos there are would be read first. */
const hasPhoto = sql`exists (
  select from photos where photos.member_id = profiles.member_id and ${isShownMain} offset 0
)`;

/**
 * Who is blocked, by either, takes no place among the results; whether it may be seen at all is asked again. All blocks of
 * the viewer are read once: asked for each member, they would be most of what a search reads.
 */
function notBetween(viewerId: string): RawBuilder<unknown> {
  return sql`profiles.member_id not in (
    select blocker_id from blocks where blocked_id = ${viewerId}
    union all select blocked_id from blocks where blocker_id = ${viewerId}
    union all select ${viewerId}::text
  )`;
}
