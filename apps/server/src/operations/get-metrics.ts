import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { isSameSecret } from '../core/is-same-secret';
import type { Logger } from '../core/log';
import { countOverdueFolders } from '../files/folder-deletions';

/** The figures reveal how much a site is used: where a token is set, only its holder gets them. */
export const getMetrics: Handler<'getMetrics'> = async ({ context, bearer, now, log }) => {
  const wanted = context.config.metricsToken;
  if (wanted !== null && !isSameSecret(bearer ?? '', wanted)) throw new Failure('forbidden');
  context.metrics.foldersOverdue.set(await countOverdue(context, { now, log }));
  return { result: await context.metrics.read() };
};

/** The other figures don't wait for a database that is away. */
const PATIENCE_MS = 2 * SECOND;

/** Every node says the same; NaN where it can't be counted. */
async function countOverdue(
  { db }: Pick<AppContext, 'db'>,
  { now, log }: { now: Date; log: Logger },
): Promise<number> {
  const counting = countOverdueFolders(db, now).catch((error: unknown) => {
    log.warn({ err: error }, 'overdue folders could not be counted');
    return NaN;
  });
  return Promise.race([counting, pause(PATIENCE_MS, NaN, { ref: false })]);
}
