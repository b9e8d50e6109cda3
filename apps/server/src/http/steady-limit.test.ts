import { messagePace, restedAfter } from '@vela/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../tests/support/test-clock';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from '../db/database';
import { createMetrics } from '../core/metrics';
import { Failure } from '../core/failure';
import { createSteadyLimit } from './steady-limit';

let database: TestDatabase;
let db: Db;
let clock: TestClock;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, size: 2, namedStatements: true });
  clock = createTestClock();
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const take = createSteadyLimit('message', () => sql`select where false`);

it.each([1, 2, 3, 4])('goes by the rule at %i a second', async (messages_per_second) => {
  const pace = messagePace({ message_burst: 30, messages_per_second });
  const { stepMs } = pace;
  const pauses = [...Array<number>(32).fill(0), stepMs - 1, 1, 0, 2 * stepMs, 0, 0, 0, 40 * stepMs, 0];
  const [byRule, byDatabase]: [boolean[], boolean[]] = [[], []];
  let restedAt: Date | null = null;
  for (const pauseMs of pauses) {
    clock.advance(pauseMs);
    const next: Date | null = restedAfter(restedAt, clock.now(), pace);
    byRule.push(next !== null);
    byDatabase.push(await isTaken({ key: `at ${messages_per_second}`, pace, values: {} }));
    restedAt = next ?? restedAt;
  }
  expect(byRule).toContain(false);
  expect(byDatabase).toEqual(byRule);
});

async function isTaken(taking: Parameters<typeof take>[1]): Promise<boolean> {
  try {
    return await take({ db, clock, metrics: createMetrics() }, taking);
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return false;
    throw error;
  }
}
