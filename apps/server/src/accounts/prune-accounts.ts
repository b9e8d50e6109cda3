import { COOKIE_LIVES_MS, DEAD_LINK_MS, failuresCountMs } from '@vela/domain/limits';
import { addMs } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/** Deletes what has had its time: sessions, challenges, links, drafts, devices and wrong attempts. Harmless to run twice or at once. */
export async function pruneAccounts({
  db,
  clock,
  sites,
}: Pick<AppContext, 'db' | 'clock' | 'sites'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('links').where('expires_at', '<', addMs(now, -DEAD_LINK_MS)).execute();
  await db.deleteFrom('signup_drafts').where('expires_at', '<', now).execute();
  await db.deleteFrom('devices').where('last_login_at', '<', addMs(now, -COOKIE_LIVES_MS.device)).execute();
  await pruneAttempts({ db, sites }, now);
}

/**
 * Failures expire after the time that each site's settings have now; those without a site expire after the
 * longest of these times.
 */
async function pruneAttempts({ db, sites }: Pick<AppContext, 'db' | 'sites'>, now: Date): Promise<void> {
  const counts = (await sites.all()).map(({ id, settings }) => ({ id, ms: failuresCountMs(settings) }));
  const longest = { id: null, ms: Math.max(...counts.map(({ ms }) => ms)) };
  for (const { id, ms } of [...counts, longest]) {
    await db
      .deleteFrom('login_attempts')
      .where('site_id', id === null ? 'is' : '=', id)
      .where('last_attempt_at', '<', addMs(now, -ms))
      .execute();
  }
}
