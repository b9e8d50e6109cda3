import { MINUTE } from '@vela/domain/time';
import { DEFAULT_SITE_ID } from '../../src/sites/ensure-default-site';
import type { StoredSiteSettings } from '../../src/sites/site-settings';
import type { TestApp } from './create-test-app';

/** Changes settings of the default site as an operator would; the result puts back what was there. */
export async function changeSettings(app: TestApp, change: StoredSiteSettings): Promise<() => Promise<void>> {
  const { settings } = await app.db
    .selectFrom('sites')
    .select('settings')
    .where('id', '=', DEFAULT_SITE_ID)
    .executeTakeFirstOrThrow();
  const write = async (value: unknown): Promise<void> => {
    await app.db
      .updateTable('sites')
      .set({ settings: JSON.stringify(value) })
      .where('id', '=', DEFAULT_SITE_ID)
      .execute();
    // Sites are read again after a while.
    app.clock.advance(MINUTE);
  };
  await write({ ...(settings as object), ...change });
  return () => write(settings);
}

/** Runs `work` with other settings of the default site, then puts the old ones back. */
export async function withSettings<T>(
  app: TestApp,
  change: StoredSiteSettings,
  work: () => Promise<T>,
): Promise<T> {
  const restore = await changeSettings(app, change);
  try {
    return await work();
  } finally {
    await restore();
  }
}
