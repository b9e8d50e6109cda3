import type { Db } from '../db/database';
import { DEMO_SITES } from '@vela/demo/sites/demo-sites';

/**
 * Makes the demo's further sites on a new database, each on a name below the deployment's own; on every start their
 * addresses follow it.
 */
export async function ensureDemoSites(db: Db, { publicUrl }: { publicUrl: string }): Promise<void> {
  for (const { id, name, subdomain, company, settings } of DEMO_SITES) {
    const url = addressBelow(publicUrl, subdomain);
    await db
      .insertInto('companies')
      .values(company)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('sites')
      .values({ id, company_id: company.id, name, url, settings: JSON.stringify(settings) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('sites').set({ url }).where('id', '=', id).where('url', '<>', url).execute();
  }
}

/** `http://localhost:3000` and `nl` are `http://nl.localhost:3000`; a number has no names below it, but this machine has. */
export function addressBelow(url: string, subdomain: string): string {
  const { protocol, hostname, port } = new URL(url);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const host = `${subdomain}.${isNumber ? 'localhost' : hostname}`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
