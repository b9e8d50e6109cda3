import type { Db } from '../db/database';
import type { StoredSiteSettings } from './site-settings';

const COMPANY_ID = 'vela-dating';
export const DEFAULT_SITE_ID = 'vela';

/**
 * The company a new deployment starts with. Address, register and tax numbers are invented, as their zeros show in every
 * language; an operator puts in its own.
 */
const COMPANY = {
  id: COMPANY_ID,
  name: 'Vela Dating B.V.',
  address: 'Voorbeeldstraat 1, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '00000000',
  tradenames: ['Vela'],
  vat_numbers: ['NL000000000B00'],
  added: new Date('2026-11-01T12:00:00Z'),
};

const SETTINGS = {
  support_email: 'support@vela.example',
  mail_name: 'Vela',
} satisfies StoredSiteSettings;

/**
 * Makes the default site on a new database, with the hosts of its landers; on every start its address becomes the deployment's
 * own.
 */
export async function ensureDefaultSite(
  db: Db,
  { url, landerOrigins = [] }: { url: string; landerOrigins?: readonly string[] },
): Promise<void> {
  await db
    .insertInto('companies')
    .values(COMPANY)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('sites')
    .values({
      id: DEFAULT_SITE_ID,
      company_id: COMPANY_ID,
      name: 'Vela',
      url,
      is_default: true,
      settings: JSON.stringify({ ...SETTINGS, lander_origins: landerOrigins }),
    })
    // Whichever constraint it meets: an operator may have made another site the default.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('sites').set({ url }).where('is_default', '=', true).where('url', '<>', url).execute();
}
