import type { Cast } from '../cast.ts';
import type { Search } from '../searches.ts';
import type { DirectClient, Statement } from './direct-client.ts';
import { CARD_COLUMNS, CARD_JOINS, sessionStatement } from './session.ts';

const PAGE = 24;
const COUNTED = 1001;

interface Asked {
  memberId: string;
  search: Search;
  cast: Cast;
}

/** One page of results with all that a card shows, and how many there are, counted as far as the product counts. */
export async function searchDirectly(client: DirectClient, { memberId, search, cast }: Asked): Promise<void> {
  await client.ask(sessionStatement({ memberId, siteId: cast.siteId }));
  const place =
    search.distance === undefined
      ? null
      : (
          await client.ask<{ lat: number; lon: number }>({
            name: 'place',
            text: 'select lat, lon from profiles where member_id = $1',
            values: [memberId],
          })
        )[0];
  const filter = filterOf({ memberId, search, cast, place: place ?? null });
  await client.ask(pageStatement(filter, search.page));
  await client.ask({
    name: `count ${filter.name}`,
    text: `select count(*)::integer from (select from ${filter.from} where ${filter.where} limit ${COUNTED}) counted`,
    values: filter.values,
  });
}

interface Filter {
  /** Which of the searches it is: each has a text of its own. */
  name: string;
  from: string;
  where: string;
  values: unknown[];
}

function pageStatement({ name, from, where, values }: Filter, page: number): Statement {
  const until = page * PAGE;
  return {
    name: `page ${page} ${name}`,
    text: `select ${CARD_COLUMNS}
      from (
        select p.member_id, p.last_seen_at from ${from} where ${where}
        order by p.last_seen_at desc, p.member_id desc limit ${PAGE} offset ${until - PAGE}
      ) found
      join profiles p using (member_id)
      join members m on m.id = found.member_id and m.status = 'active' and not m.invisible
      ${CARD_JOINS}
      order by found.last_seen_at desc, found.member_id desc`,
    values,
  };
}

function filterOf({
  memberId,
  search,
  cast,
  place,
}: Asked & { place: { lat: number; lon: number } | null }): Filter {
  const values: unknown[] = [
    memberId,
    cast.pool,
    search.gender,
    bornBefore(search.max_age + 1),
    bornBefore(search.min_age),
  ];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = [
    `p.pool = $2 and p.listed and p.gender = $3 and p.date_of_birth > $4::date and p.date_of_birth <= $5::date`,
    `p.member_id not in (
      select blocker_id from blocks where blocked_id = $1
      union all select blocked_id from blocks where blocker_id = $1
      union all select $1
    )`,
  ];
  if (search.country !== undefined) conditions.push(`p.country = ${value(search.country)}`);
  if (search.photo) {
    conditions.push(`exists (
      select from photos where photos.member_id = p.member_id and photos.main and photos.status = 'active'
        and (photos.ready or photos.portrait is not null) offset 0
    )`);
  }
  if (place === null || search.distance === undefined) {
    const name = `${search.country === undefined ? 'anywhere' : 'country'}${search.photo ? ' photo' : ''}`;
    return { name, from: 'profiles p', where: conditions.join(' and '), values };
  }
  const [lat, lon] = [value(place.lat), value(place.lon)];
  conditions.push(`p.cell = any(${value(cellsAround(place, search.distance))}::integer[])`);
  conditions.push(`12742 * asin(least(1, sqrt(
    sin(radians(p.lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(p.lat)) * sin(radians(p.lon - ${lon}::float8) / 2) ^ 2
  ))) <= ${value(search.distance)}`);
  return { name: 'around', from: 'profiles p', where: conditions.join(' and '), values };
}

function bornBefore(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** The squares of a quarter of a degree that may hold somebody within `km`. */
function cellsAround({ lat, lon }: { lat: number; lon: number }, km: number): number[] {
  const high = km / 111.2;
  const wide = high / Math.cos(((Math.abs(lat) + high) * Math.PI) / 180);
  const [south, north] = [lat - high, lat + high].map((degrees) => Math.floor((degrees + 90) * 4));
  const [west, east] = [lon - wide, lon + wide].map((degrees) => Math.floor((degrees + 180) * 4));
  const cells: number[] = [];
  for (let row = south ?? 0; row <= (north ?? 0); row += 1) {
    for (let column = west ?? 0; column <= (east ?? 0); column += 1) cells.push(row * 1440 + column);
  }
  return cells;
}
