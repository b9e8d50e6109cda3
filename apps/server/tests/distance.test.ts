import { distanceKm, type Place } from '@vela/domain/places';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { kmFrom } from '../src/search/find-members';
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
