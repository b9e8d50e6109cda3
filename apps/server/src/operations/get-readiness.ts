import { isMigrated } from '../migrate';
import type { Db } from '../db/database';
import type { Handler } from '../http/handler';
import type { Logger } from '../log';
import { countUndrawn } from '../photos/photo-jobs';
import { isSeeded } from '../seed/is-seeded';

/** Whether this node can take requests; `deep` also asks whether it has anything left to prepare. */
export const getReadiness: Handler<'getReadiness'> = async ({ context, query, log }) => {
  const { db, config } = context;
  const waiting = query.deep === undefined ? null : await countWaiting(db, log);
  const checks = {
    migrated: await holds(() => isMigrated(db), log),
    seeded: config.seed === 'none' || (await holds(() => isSeeded(db), log)),
    ...(query.deep !== undefined && { photos: waiting === 0 }),
  };
  const ready = Object.values(checks).every(Boolean);
  return {
    result: { ready, checks, ...(waiting !== null && { waiting: { photos: waiting } }) },
    status: ready ? 200 : 503,
  };
};

/** null where it can't be counted. */
async function countWaiting(db: Db, log: Logger): Promise<number | null> {
  try {
    return await countUndrawn(db);
  } catch (error) {
    log.warn({ err: error }, 'waiting photos could not be counted');
    return null;
  }
}

/** A check that can't be made fails: the database is away, say. */
async function holds(check: () => Promise<boolean>, log: Logger): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed');
    return false;
  }
}
