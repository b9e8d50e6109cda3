import { isMigrated } from '../migrate';
import type { Handler } from '../http/handler';
import { isSeeded } from '../seed/is-seeded';

/** Whether this node can take requests. What `deep` adds, the processing of photos, has nothing to wait for yet. */
export const getReadiness: Handler<'getReadiness'> = async ({ context, log }) => {
  const checks = {
    migrated: await holds(() => isMigrated(context.db), log),
    seeded: context.config.seed === 'none' || (await holds(() => isSeeded(context.db), log)),
  };
  const ready = Object.values(checks).every(Boolean);
  return { result: { ready, checks }, status: ready ? 200 : 503 };
};

/** A check that can't be made fails: the database is away, say. */
async function holds(
  check: () => Promise<boolean>,
  log: { warn(fields: object, text: string): void },
): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed');
    return false;
  }
}
