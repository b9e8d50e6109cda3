import { cellsAround } from '@vela/domain/places';
import { presenceSteps, type PresenceStep } from '@vela/domain/presence';
import { GENDERS } from '@vela/domain/profile';
import { firstKeyOn, SEARCH_COUNT_LIMIT, SORT_KEYS, type Counted } from '@vela/domain/search';
import { calendarDateIn, HOUR } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { fitsSearch, type MemberSearch } from './fits-search';

export interface FoundPage {
  ids: string[];
  /** All who fit, counted no further than one more than are counted for anyone. */
  found: Counted;
}

interface Asked {
  limit: number;
  offset?: number;
}

/** Those who fit are read no further. */
const READ_LIMIT = SEARCH_COUNT_LIMIT + 1;

/** Around a place, a search through so many squares is not made once for each step as long as few fit. */
const MANY_CELLS = 50;

/**
 * A step that is this short has few members in the whole pool: it is read to its end if there are no more
 * than so many, as searching among all would take longer.
 */
const SHORT_STEP_MS = 2 * HOUR;
const SHORT_STEP_MEMBERS = 4000;

const EVER: Pick<PresenceStep, 'from' | 'until'> = { from: null, until: null };

/**
 * The members who fit, by the step of presence that is shown of them, and inside a step by a key that says nothing, which
 * begins elsewhere each day: the exact time of a last visit is nobody's to learn, and an order by it would frame it between
 * visits of one's own. Fictional profiles, of which no step is shown, stand where their times do.
 */
export async function findMembers(
  db: Db,
  search: MemberSearch,
  { limit, offset = 0 }: Asked,
): Promise<FoundPage> {
  const steps = presenceSteps({ now: search.viewer.now, timeZone: search.viewer.site.settings.time_zone });
  const asked = { steps, limit, offset };
  const isWide = cellsOf(search).length > MANY_CELLS;
  const first = await readSteps(db, search, { ...asked, among: isWide ? [EVER] : steps });
  const read = isWide && first.cut !== null ? await readSteps(db, search, { ...asked, among: steps }) : first;
  const { cut, whole, found } = read;
  const step = cut === null ? undefined : steps[cut];
  const missing = limit - read.ids.length;
  if (!step || missing === 0) return { ids: read.ids, found };
  const more = await readStep(db, search, { step, limit: missing, offset: Math.max(0, offset - whole) });
  return { ids: [...read.ids, ...more], found };
}

/** Those at one step, of which there are more than are ever counted. */
async function readStep(
  db: Db,
  search: MemberSearch,
  { step, ...asked }: Required<Asked> & { step: PresenceStep },
): Promise<string[]> {
  const { from, until } = step;
  const lengthMs = from === null ? Infinity : (until ?? search.viewer.now).getTime() - from.getTime();
  if (lengthMs <= SHORT_STEP_MS) {
    const most = SHORT_STEP_MEMBERS + 10 * (asked.offset + asked.limit);
    const read = await readSteps(db, search, { ...asked, steps: [step], among: [step], most });
    if (read.cut === null) return read.ids;
  }
  return readInOrder(db, search, { step, ...asked });
}

interface Reading extends Required<Asked> {
  steps: readonly PresenceStep[];
  among: readonly Pick<PresenceStep, 'from' | 'until'>[];
  /** How many are read. */
  most?: number;
}

interface ReadSteps {
  /** A page of those at the steps that were read to their end. */
  ids: string[];
  /** The number of the step in which reading ended; null where all who fit were read. */
  cut: number | null;
  /** How many members are at the steps before it. */
  whole: number;
  found: Counted;
}

interface StepsRow extends Counted {
  last: number | null;
  whole: number;
  ids: string[];
}

/**
 * Reads those who fit from step to step until so many are read as are ever counted. What was read to its end is sorted here;
 * the step that reading ended in has many more than a page.
 */
async function readSteps(
  db: Db,
  search: MemberSearch,
  { steps, among, limit, offset, most = READ_LIMIT }: Reading,
): Promise<ReadSteps> {
  // The planner keeps the order of the slices, as it has only to go through them, and so stops where enough are read.
  const { rows } = await sql<StepsRow>`
    with found as materialized (
      select found.* from ${slicesOf(search, among)} cross join lateral (
        select profiles.member_id, profiles.fictional, profiles.sort_key, ${stepNumber(steps)} as step
        from profiles
        where ${fitsSearch(search)}
          and profiles.last_seen_at >= slice.seen_from and profiles.last_seen_at < slice.seen_until
        limit ${most}
      ) found
      order by slice.place
      limit ${most}
    ), counted as materialized (
      select count(*)::integer as count, count(*) filter (where not fictional)::integer as members,
        case when count(*) = ${most} then max(step) end as last
      from found
    )
    select counted.*, (
      select count(*)::integer from found where counted.last is null or found.step < counted.last
    ) as whole, array(
      select found.member_id from found where counted.last is null or found.step < counted.last
      order by found.step, ${inDay(search)} limit ${limit} offset ${offset}
    ) as ids
    from counted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count returned no row');
  const { count, members, last, whole, ids } = row;
  return { ids, cut: last, whole, found: { count, members } };
}

/** Those at one step, which are many, in their order: from the day's first key to the last, and from the first of all up to it. */
async function readInOrder(
  db: Db,
  search: MemberSearch,
  { step, limit, offset }: Required<Asked> & { step: PresenceStep },
): Promise<string[]> {
  const first = firstKeyOf(search);
  const wanted = offset + limit;
  const read = async (keys: readonly [from: number, until: number], most: number) => {
    const { rows } = await sql<{ member_id: string }>`
      select found.member_id from ${slicesOf(search, [step])} cross join lateral (
        select profiles.member_id, profiles.sort_key from profiles
        where ${fitsSearch(search)} and ${isAt(step)}
          and profiles.sort_key >= ${keys[0]}::integer and profiles.sort_key <= ${keys[1]}::integer
        order by profiles.sort_key, profiles.member_id
        limit ${most}
      ) found
      order by found.sort_key, found.member_id
      limit ${most}`.execute(db);
    return rows.map(({ member_id: id }) => id);
  };
  const ids = await read([first, SORT_KEYS - 1], wanted);
  const around = ids.length < wanted ? await read([0, first - 1], wanted - ids.length) : [];
  return [...ids, ...around].slice(offset);
}

/**
 * A search is cut into slices, each of which an index holds: one for each step, gender and, around a place, square of the map.
 * Of each slice no more is read than could be wanted.
 */
function slicesOf(
  search: MemberSearch,
  among: readonly Pick<PresenceStep, 'from' | 'until'>[],
): RawBuilder<unknown> {
  const { gender } = search.filters;
  const cells = cellsOf(search);
  const slices = among.flatMap(({ from, until }) =>
    (gender ? [gender] : GENDERS).flatMap((each) =>
      (cells.length === 0 ? [null] : cells).map((cell) => ({ gender: each, cell, from, until })),
    ),
  );
  const froms = slices.map(({ from }) => from?.toISOString() ?? '-infinity');
  const untils = slices.map(({ until }) => until?.toISOString() ?? 'infinity');
  return sql`(
    select * from unnest(
      ${slices.map((slice) => slice.gender)}::text[], ${slices.map(({ cell }) => cell)}::integer[],
      ${froms}::timestamptz[], ${untils}::timestamptz[]
    ) with ordinality as slices (gender, cell, seen_from, seen_until, place)
    order by place
  ) slice`;
}

function cellsOf({ filters, place }: MemberSearch): readonly number[] {
  return filters.distance === undefined || place === null ? [] : cellsAround(place, filters.distance);
}

/** Matches `presenceAt`: the number of the first step that begins no later. */
function stepNumber(steps: readonly PresenceStep[]): RawBuilder<number> {
  const whens = steps.map(({ from }, number) =>
    from === null
      ? sql`else ${sql.lit(number)}`
      : sql`when profiles.last_seen_at >= ${from} then ${sql.lit(number)}`,
  );
  return sql`case ${sql.join(whens, sql` `)} end`;
}

/** The sum that adds nothing keeps the planner from an index of times: in generic plans it takes every step for a short one. */
function isAt({ from, until }: PresenceStep): RawBuilder<unknown> {
  const seen = sql`profiles.last_seen_at + interval '0'`;
  const bounds = [
    ...(from === null ? [] : [sql`${seen} >= ${from}`]),
    ...(until === null ? [] : [sql`${seen} < ${until}`]),
  ];
  return sql.join(bounds, sql` and `);
}

/** The order inside a step. */
function inDay(search: MemberSearch): RawBuilder<unknown> {
  return sql`found.sort_key < ${firstKeyOf(search)}::integer, found.sort_key, found.member_id`;
}

function firstKeyOf({ viewer }: MemberSearch): number {
  return firstKeyOn(calendarDateIn(viewer.site.settings.time_zone, viewer.now));
}
