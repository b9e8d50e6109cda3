import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { RATE_WINDOWS_MS } from '@vela/domain/limits';
import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../tests/support/test-clock';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database';
import { createDatabase, type Db } from '../db/database';
import { createMetrics } from '../core/metrics';
import { readSiteSettings } from '../sites/site-settings';
import { Failure } from '../core/failure';
import { createLimits, deleteEndedWindows } from './rate-limit';
import type { LimitName, Limits } from '../core/limits-port';

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

const RATES = DEFAULT_SITE_SETTINGS.rate_limits;

const settings = readSiteSettings({}, { id: 'vela', name: 'Vela', url: 'http://localhost', isDemo: false });
const site = { settings };
/** A site that allows twice as many sign-ups and half as many requests. */
const other = {
  settings: { ...settings, rate_limits: { ...RATES, signup: 60, request: 25 } },
};

const node = (): Limits => createLimits({ db, clock, metrics: createMetrics() });

async function outcome(limits: Limits, name: LimitName, key: string): Promise<'taken' | number> {
  try {
    await limits.consume(name, { site, key });
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
  for (let count = 0; count < times; count += 1) await limits.consume(name, { site, key });
}

describe('limits', () => {
  it.each(Object.keys(RATES) as LimitName[])(
    'lets through what %s allows and refuses the next',
    async (name) => {
      const limits = node();
      await take(limits, name, { key: 'n', times: RATES[name] });
      expect(await outcome(limits, name, 'n')).toBe(RATE_WINDOWS_MS[name] / 1000);
    },
  );

  it('opens again when the window has ended, not before', async () => {
    const limits = node();
    await take(limits, 'check', { key: 'window', times: 20 });
    clock.advance(RATE_WINDOWS_MS.check - 1);
    expect(await outcome(limits, 'check', 'window')).toBe(1);
    clock.advance(1);
    expect(await outcome(limits, 'check', 'window')).toBe('taken');
  });

  it.each(['check', 'request'] as const)('lets nobody wait for a clock that was ahead: %s', async (name) => {
    const limits = node();
    clock.advance(DAY);
    await take(limits, name, { key: 'ahead', times: RATES[name] });
    expect(await outcome(limits, name, 'ahead')).not.toBe('taken');
    clock.advance(-DAY);
    await take(limits, name, { key: 'ahead', times: RATES[name] });
    expect(await outcome(limits, name, 'ahead')).not.toBe('taken');
  });

  it('counts all nodes together', async () => {
    await take(node(), 'signup', { key: 'nodes', times: 30 });
    expect(await outcome(node(), 'signup', 'nodes')).toBe(3600);
  });

  it.each(['signup', 'request'] as const)(
    'holds each site’s own limit to all that was asked: %s',
    async (name) => {
      const limits = node();
      await take(limits, name, { key: 'sites', times: RATES[name] });
      expect(await outcome(limits, name, 'sites')).not.toBe('taken');
      // The one that was rejected counts, too.
      const left = other.settings.rate_limits[name] - RATES[name] - 1;
      for (let count = 0; count < left; count += 1) await limits.consume(name, { site: other, key: 'sites' });
      await expect(limits.consume(name, { site: other, key: 'sites' })).rejects.toThrow(Failure);
    },
  );

  it.each(['signup', 'send'] as const)(
    'lets through as many more of %s as a site allows from now on',
    async (name) => {
      const limits = node();
      await take(limits, name, { key: 'more', times: RATES[name] });
      expect(await outcome(limits, name, 'more')).not.toBe('taken');
      const more = { ...site, settings: { ...settings, rate_limits: { ...RATES, [name]: RATES[name] * 2 } } };
      await limits.consume(name, { site: more, key: 'more' });
    },
  );

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

  it.each(['login', 'request'] as const)('undoes what did not count: %s', async (name) => {
    const limits = node();
    await take(limits, name, { key: 'back', times: RATES[name] });
    await limits.giveBack(name, { site, key: 'back' });
    expect(await outcome(limits, name, 'back')).toBe('taken');
    expect(await outcome(limits, name, 'back')).toBe(RATE_WINDOWS_MS[name] / 1000);
  });

  it('takes nothing back from a window that has ended', async () => {
    const limits = node();
    await take(limits, 'login', { key: 'ended', times: 1 });
    clock.advance(RATE_WINDOWS_MS.login);
    await limits.giveBack('login', { site, key: 'ended' });
    await take(limits, 'login', { key: 'ended', times: RATES.login });
    expect(await outcome(limits, 'login', 'ended')).not.toBe('taken');
  });

  it('lifts one that may be lifted on all nodes, also those that rejected it', async () => {
    const [here, there] = [node(), node()];
    await take(here, 'account_login', { key: 'lifted', times: RATES.account_login });
    expect(await outcome(there, 'account_login', 'lifted')).not.toBe('taken');
    await here.lift(db, 'account_login', { key: 'lifted' });
    expect(await outcome(there, 'account_login', 'lifted')).toBe('taken');
    expect(await outcome(here, 'account_login', 'lifted')).toBe('taken');
  });

  it('keeps the count of hashed passwords through a flood of addresses', async () => {
    const limits = node();
    await take(limits, 'hash', { key: 'dear', times: RATES.hash });
    for (let count = 0; count < 20_001; count += 1)
      await limits.consume('page', { site, key: `flood ${count}` });
    expect(await outcome(limits, 'hash', 'dear')).not.toBe('taken');
  });

  it('deletes windows that have ended', async () => {
    await take(node(), 'signup', { key: 'old', times: 1 });
    // The longest of them, so that none of the other tests' is left.
    clock.advance(Math.max(...Object.values(RATE_WINDOWS_MS)) + 1);
    await deleteEndedWindows(db, clock.now());
    const { rows } = await db
      .selectFrom('rate_limits')
      .select('key')
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
  });
});
