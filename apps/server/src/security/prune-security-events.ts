import { SECURITY_EVENTS_KEPT_DAYS } from '@vela/domain/safety';
import { addMs, DAY } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/** Deletes what was logged longer ago than it may be stored. */
export async function pruneSecurityEvents({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = addMs(clock.now(), -SECURITY_EVENTS_KEPT_DAYS * DAY);
  await db.deleteFrom('security_events').where('at', '<', before).execute();
}
