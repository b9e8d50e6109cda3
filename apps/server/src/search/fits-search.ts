import { isIntimateInterest } from '@vela/atlas/interests';
import { ONLINE_MS } from '@vela/domain/presence';
import type { Place } from '@vela/domain/places';
import {
  ageBoundsOf,
  asksFor,
  type BirthDays,
  type SearchField,
  type SearchFilters,
} from '@vela/domain/search';
import { addMs, calendarDateIn } from '@vela/domain/time';
import type { OwnFacts } from '@vela/domain/wishes';
import { sql, type RawBuilder } from 'kysely';
import { isShownMain } from '../photos/shown-main';
import type { Viewer } from '../core/viewer';

export interface MemberSearch {
  viewer: Viewer;
  filters: SearchFilters;
  /** The viewer's own place; without one there is no distance. */
  place: Place | null;
  /** Ids that are shown already. */
  except?: readonly string[];
  /** Leaves out those that this member likes, or chose on in the swipe game since then. */
  unchosenBy?: { memberId: string; since: Date };
  /** What those look for who are found: at least one of these. */
  lookingFor?: readonly string[];
  /** Leaves out those who wish to meet nobody like this. */
  shownTo?: OwnFacts & { place: Place | null };
}

/** The condition that a row of `profiles` is what is searched for, within a `slice` that names a gender and a cell. */
export function fitsSearch({
  viewer,
  filters,
  place,
  except = [],
  unchosenBy,
  lookingFor = [],
  shownTo,
}: MemberSearch): RawBuilder<unknown> {
  const { country, region, distance, interests, online, photo } = filters;
  const conditions = [
    sql`profiles.pool = ${viewer.pool} and ${listedFor(viewer)} and profiles.gender = slice.gender`,
    ...(country === undefined ? [] : [sql`profiles.country = ${country}`]),
    ...(region === undefined ? [] : [sql`profiles.region = ${region}`]),
    ...hasAge(viewer, filters),
    ...(distance === undefined || place === null ? [] : [isWithin(distance, place)]),
    ...(interests === undefined ? [] : [hasInterest(interests)]),
    ...(online ? [isOnlineAt(viewer.now)] : []),
    ...(photo ? [hasPhoto] : []),
    ...(viewer.memberId === null ? [] : [notBetween(viewer.memberId)]),
    ...(except.length === 0 ? [] : [sql`profiles.member_id <> all (${[...except]}::text[])`]),
    ...(unchosenBy === undefined ? [] : [isUnchosenBy(unchosenBy)]),
    ...(lookingFor.length === 0 ? [] : [sql`profiles.looking_for && ${[...lookingFor]}::text[]`]),
    ...(shownTo === undefined ? [] : [wantsToMeet(shownTo, viewer)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Matches `shownAge`. */
function hasAge({ site, now }: Viewer, filters: SearchFilters): RawBuilder<unknown>[] {
  const { time_zone: timeZone, min_age: siteMinAge } = site.settings;
  const { countsFrom, born } = ageBoundsOf(filters, { today: calendarDateIn(timeZone, now), siteMinAge });
  return [...isBetween('age_counts_from', countsFrom), ...isBetween('date_of_birth', born)];
}

function isBetween(
  column: 'age_counts_from' | 'date_of_birth',
  { from, until }: BirthDays,
): RawBuilder<unknown>[] {
  const day = sql.ref(`profiles.${column}`);
  return [
    ...(from === null ? [] : [sql`${day} >= ${from}::date`]),
    ...(until === null ? [] : [sql`${day} <= ${until}::date`]),
  ];
}

/** The intimate ones are those of members who let others see them: a viewer who asks for them has given the same consent. */
function hasInterest(interests: readonly string[]): RawBuilder<unknown> {
  const intimate = interests.filter(isIntimateInterest);
  const isOpen = sql`profiles.interests && ${[...interests]}::text[]`;
  return intimate.length === 0
    ? isOpen
    : sql`(${isOpen} or profiles.intimate_interests && ${intimate}::text[])`;
}

/** Each is what the indexes of such searches hold. */
function listedFor({ memberId }: Viewer): RawBuilder<unknown> {
  return memberId === null ? sql`profiles.listed_for_visitors` : sql`profiles.listed`;
}

/** Matches `presenceAt`; members in invisible mode aren't listed. */
export function isOnlineAt(now: Date): RawBuilder<unknown> {
  return sql`profiles.last_seen_at >= ${addMs(now, -ONLINE_MS)} and not profiles.fictional`;
}

/** The square is found by index, and within it the way is measured. */
function isWithin(km: number, place: Place): RawBuilder<unknown> {
  return sql`profiles.cell = slice.cell and ${kmFrom(place)} <= ${km}`;
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
 * Who is blocked, by either, or hides from the viewer takes no place among the results; whether it may be seen at all is asked again. All blocks of
 * the viewer are read once: asked for each member, they would be most of what a search reads.
 */
function notBetween(viewerId: string): RawBuilder<unknown> {
  return sql`profiles.member_id not in (
    select blocker_id from blocks where blocked_id = ${viewerId}
    union all select blocked_id from blocks where blocker_id = ${viewerId}
    union all select member_id from hidden_from where viewer_id = ${viewerId}
    union all select ${viewerId}::text
  )`;
}

/** All that a member chose is read once: asked for each other, it would be most of what a search reads. */
function isUnchosenBy({ memberId, since }: NonNullable<MemberSearch['unchosenBy']>): RawBuilder<unknown> {
  return sql`profiles.member_id not in (
    select liked_id from likes where member_id = ${memberId}
    union all select swiped_id from swipes where member_id = ${memberId} and swiped_at > ${since}
  )`;
}

/** Matches `wantsToMeet` of the domain; who has no place asks for no distance. Each is looked up by itself, as for `hasPhoto`. */
function wantsToMeet(
  { gender, age, country, region, place }: NonNullable<MemberSearch['shownTo']>,
  { site }: Viewer,
): RawBuilder<unknown> {
  const asks = (field: SearchField): boolean => asksFor(field, site.settings.search_fields);
  const isNear = place === null ? sql`false` : sql`${kmFrom(place)} <= wishes.distance`;
  const conditions = [
    ...(asks('gender') ? [sql`(wishes.gender is null or wishes.gender = ${gender})`] : []),
    ...(asks('age')
      ? [
          sql`(wishes.min_age is null or wishes.min_age <= ${age}::integer)`,
          sql`(wishes.max_age is null or wishes.max_age >= ${age}::integer)`,
        ]
      : []),
    ...(asks('distance') ? [sql`(wishes.distance is null or profiles.lat is null or ${isNear})`] : []),
    ...(asks('country') ? [sql`(wishes.country is null or wishes.country = ${country})`] : []),
    ...(asks('country') && asks('region')
      ? [sql`(wishes.region is null or wishes.region is not distinct from ${region}::text)`]
      : []),
    sql`true`,
  ];
  return sql`not exists (
    select from wishes where wishes.member_id = profiles.member_id and not (${sql.join(conditions, sql` and `)})
    offset 0
  )`;
}
