import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../tests/support/test-clock';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from '../db/database';
import { createMetrics } from '../metrics';
import { Failure } from './failure';
import { createLimits, deleteEndedWindows, type LimitName, LIMITS, type Limits } from './rate-limit';

let database: TestDatabase;
let db: Db;
let clock: TestClock;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, size: 4, namedStatements: true });
  clock = createTestClock();
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const node = (): Limits => createLimits({ db, clock, metrics: createMetrics() });

async function outcome(limits: Limits, name: LimitName, key: string): Promise<'taken' | number> {
  try {
    await limits.consume(name, key);
    return 'taken';
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return error.details.retryAfter ?? 0;
    throw error;
  }
}

async function take(
  limits: Limits,
  name: LimitName,
  { key, times }: { key: string; times: number },
): Promise<void> {
  for (let count = 0; count < times; count += 1) await limits.consume(name, key);
}

describe('limits', () => {
  it.each(Object.keys(LIMITS) as LimitName[])(
    'lets through what %s allows and refuses the next',
    async (name) => {
      const limits = node();
      const { points, windowMs } = LIMITS[name];
      await take(limits, name, { key: 'n', times: points });
      expect(await outcome(limits, name, 'n')).toBe(windowMs / 1000);
    },
  );

  it('opens again when the window has ended, not before', async () => {
    const limits = node();
    await take(limits, 'check', { key: 'window', times: 20 });
    clock.advance(LIMITS.check.windowMs - 1);
    expect(await outcome(limits, 'check', 'window')).toBe(1);
    clock.advance(1);
    expect(await outcome(limits, 'check', 'window')).toBe('taken');
  });

  it('counts all nodes together', async () => {
    await take(node(), 'signup', { key: 'nodes', times: 30 });
    expect(await outcome(node(), 'signup', 'nodes')).toBe(3600);
  });

  it('counts each key by itself', async () => {
    const limits = node();
    await take(limits, 'reset', { key: 'a', times: 20 });
    expect(await outcome(limits, 'reset', 'b')).toBe('taken');
  });

  it('lets exactly as many through when all come at once', async () => {
    const limits = node();
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => outcome(limits, 'check', 'at once')));
    expect(outcomes.filter((it) => it === 'taken')).toHaveLength(20);
  });

  it.each(['login', 'request'] as const)('takes back what did not count: %s', async (name) => {
    const limits = node();
    await take(limits, name, { key: 'back', times: LIMITS[name].points });
    await limits.giveBack(name, 'back');
    expect(await outcome(limits, name, 'back')).toBe('taken');
    expect(await outcome(limits, name, 'back')).toBe(LIMITS[name].windowMs / 1000);
  });

  it('takes nothing back from a window that has ended', async () => {
    const limits = node();
    await take(limits, 'login', { key: 'ended', times: 1 });
    clock.advance(LIMITS.login.windowMs);
    await limits.giveBack('login', 'ended');
    await take(limits, 'login', { key: 'ended', times: LIMITS.login.points });
    expect(await outcome(limits, 'login', 'ended')).not.toBe('taken');
  });

  it('forgets windows that have ended', async () => {
    await take(node(), 'signup', { key: 'old', times: 1 });
    clock.advance(LIMITS.signup.windowMs + 1);
    await deleteEndedWindows(db, clock.now());
    const { rows } = await db
      .selectFrom('rate_limits')
      .select('key')
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
  });
});
