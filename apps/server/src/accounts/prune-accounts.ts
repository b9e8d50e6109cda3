import { COOKIE_DAYS } from '@vela/domain/limits';
import { addMs, DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../context';

/** How long a link that no longer works is kept: the quotas of a day count it. */
const DEAD_LINK_MS = 30 * DAY;
/** The device cookie's own life. */
const DEVICE_MS = COOKIE_DAYS.device * DAY;

/** Deletes what has had its time: sessions, links, drafts, devices and wrong attempts. Harmless to run twice or at once. */
export async function pruneAccounts({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('links').where('expires_at', '<', addMs(now, -DEAD_LINK_MS)).execute();
  await db.deleteFrom('signup_drafts').where('expires_at', '<', now).execute();
  await db.deleteFrom('devices').where('last_login_at', '<', addMs(now, -DEVICE_MS)).execute();
  await db
    .deleteFrom('login_attempts')
    .where(sql<boolean>`last_attempt_at < ${now}::timestamptz - kept_days * interval '24 hours'`)
    .execute();
}
