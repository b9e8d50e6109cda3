import { PHOTO_STATUSES, photoVariantFor } from '@vela/domain/photos';
import { distanceKm, type Place } from '@vela/domain/places';
import { ONLINE_MS, presenceAt } from '@vela/domain/presence';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { isShownMain } from '../src/photos/shown-main';
import { isOnlineAt, kmFrom } from '../src/search/fits-search';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, size: 1, namedStatements: true });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const PLACES: Place[] = [
  { lat: 52.09, lon: 5.12 },
  { lat: 52.37, lon: 4.9 },
  { lat: -36.85, lon: 174.76 },
  { lat: 21.31, lon: -157.86 },
  { lat: 64.15, lon: -21.94 },
  { lat: 0, lon: 0 },
  { lat: 0, lon: 180 },
  { lat: 90, lon: 0 },
  { lat: -90, lon: 0 },
];

it.each(PLACES)('the database measures the way from %j as the rule does', async (place) => {
  const { rows } = await sql<{ km: number }>`
    select ${kmFrom(place)} as km
    from jsonb_to_recordset(${JSON.stringify(PLACES)}::jsonb) as profiles (lat float8, lon float8)`.execute(
    db,
  );
  expect(rows).toHaveLength(PLACES.length);
  for (const [index, other] of PLACES.entries())
    expect(rows[index]?.km).toBeCloseTo(distanceKm(place, other), 6);
});

const NOW = new Date('2026-11-20T12:00:00Z');
const SEEN = [0, 1, ONLINE_MS - 1, ONLINE_MS, ONLINE_MS + 1, 2 * ONLINE_MS]
  .map((ms) => addMs(NOW, -ms))
  .flatMap((lastSeen) => [true, false].map((fictional) => ({ lastSeen, fictional })))
  .map((one, id) => ({ ...one, id }));

it('the database finds those online that the rule shows as being here now', async () => {
  const rows = SEEN.map(({ lastSeen, fictional }) => ({ last_seen_at: lastSeen, fictional }));
  const { rows: found } = await sql<{ online: boolean }>`
    select ${isOnlineAt(NOW)} as online
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as profiles (last_seen_at timestamptz, fictional boolean)`.execute(
    db,
  );
  const byRule = SEEN.map((seen) => presenceAt({ ...seen, invisible: false }, { now: NOW, timeZone: 'UTC' }));
  expect(found.map(({ online }) => online)).toEqual(byRule.map((presence) => presence === 'now'));
});

// A main photo is never private: the table refuses it.
const PHOTOS = PHOTO_STATUSES.flatMap((status) =>
  [
    { main: true, private: false },
    { main: false, private: false },
    { main: false, private: true },
  ].map((photo) => ({ ...photo, status })),
);

it('the database takes for the main photo what the rule lets everyone see sharp', async () => {
  // Without files there is nothing to see, unless the photo can be drawn.
  const files = [true, false].flatMap((ready) => [null, 'drawn'].map((portrait) => ({ ready, portrait })));
  const rows = PHOTOS.flatMap((photo) => files.map((file) => ({ ...photo, ...file })));
  const { rows: found } = await sql<{ shown: boolean }>`
    select ${isShownMain} as shown
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as photos (main boolean, status text, ready boolean, portrait text)`.execute(db);
  const visitor = { owner: false, member: false, premium: false, access: false };
  expect(found.map(({ shown }) => shown)).toEqual(
    rows.map((row) => photoVariantFor(row, visitor) === 'sharp' && (row.ready || row.portrait !== null)),
  );
});
