import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { isMigrated } from '../db/migrator';
import type { Db } from '../db/database';
import type { Handler } from '../core/handler';
import type { Logger } from '../core/log';
import { countUndrawn } from '../photos/photo-jobs';

type Checks = Record<'migrated' | 'seeded', boolean>;

/** Balancers and strangers ask as often as they like; the database is asked once a second. */
const FRESH_MS = SECOND;

const latest = new WeakMap<Db, { checks: Promise<Checks>; at: number }>();

/** Whether this node can take requests; `deep` also asks, afresh each time, whether it has anything left to prepare. */
export const getReadiness: Handler<'getReadiness'> = async ({ context, query, now, log }) => {
  const waiting = query.deep === undefined ? null : await countWaiting(context, log);
  const checks = {
    ...(await recentChecks(context, { now, log })),
    ...(query.deep !== undefined && { photos: waiting === 0 }),
  };
  const ready = Object.values(checks).every(Boolean);
  return {
    result: { ready, checks, ...(waiting !== null && { waiting: { photos: waiting } }) },
    status: ready ? 200 : 503,
  };
};

function recentChecks(context: AppContext, { now, log }: { now: Date; log: Logger }): Promise<Checks> {
  const known = latest.get(context.db);
  const at = now.getTime();
  // The demo's clock may be put back.
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.checks;
  const checks = check(context, log);
  latest.set(context.db, { checks, at });
  return checks;
}

async function check({ config, db }: AppContext, log: Logger): Promise<Checks> {
  return {
    migrated: await holds(() => isMigrated(db), log),
    seeded: config.seed === 'none' || (await holds(() => hasDemo(db), log)),
  };
}

/** Only a demo loads its seed. */
async function hasDemo(db: Db): Promise<boolean> {
  const { isSeeded } = await import('../seed/is-seeded');
  return isSeeded(db);
}

/** null where it can't be counted. What is drawn only when somebody asks for it isn't waited for. */
async function countWaiting({ config, db }: AppContext, log: Logger): Promise<number | null> {
  try {
    return config.drawsAhead ? await countUndrawn(db) : 0;
  } catch (error) {
    log.warn({ err: error }, 'waiting photos could not be counted');
    return null;
  }
}

/** A check that can't be made fails: the database is away, say. */
async function holds(question: () => Promise<boolean>, log: Logger): Promise<boolean> {
  try {
    return await question();
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed');
    return false;
  }
}
