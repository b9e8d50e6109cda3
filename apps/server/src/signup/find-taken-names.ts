import { sql } from 'kysely';
import type { AppContext } from '../core/context';

/** Those of some names, by their keys, that a member of the site has, or that a sign-up reserves whose address was taken. */
export async function findTakenNames(
  { db }: Pick<AppContext, 'db'>,
  { siteId, names }: { siteId: string; names: readonly string[] },
): Promise<ReadonlySet<string>> {
  const isOne = sql<string>`any(${names}::text[])`;
  const rows = await db
    .selectFrom('members')
    .select('name_key')
    .where('site_id', '=', siteId)
    .where('name_key', '=', isOne)
    .unionAll(
      db
        .selectFrom('kept_names')
        .select('name_key')
        .where('site_id', '=', siteId)
        .where('name_key', '=', isOne),
    )
    .execute();
  return new Set(rows.map(({ name_key: key }) => key));
}
