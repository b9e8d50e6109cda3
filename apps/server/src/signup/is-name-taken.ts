import type { AppContext } from '../core/context';

/** Whether a member of the site has a name, or a sign-up reserves it whose address was taken. */
export async function isNameTaken(
  { db }: Pick<AppContext, 'db'>,
  { siteId, name }: { siteId: string; name: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('name_key')
    .where('site_id', '=', siteId)
    .where('name_key', '=', name)
    .unionAll(
      db
        .selectFrom('kept_names')
        .select('name_key')
        .where('site_id', '=', siteId)
        .where('name_key', '=', name),
    )
    .executeTakeFirst();
  return row !== undefined;
}
