import type { Db } from '../db/database';
import { membersOfSites } from '@vela/demo/sites/members-of-sites';

/**
 * Whether the members that the sites of every demo have are there, whatever they changed since; the operator isn't in one
 * that strangers can reach. What is between them came in the same transaction.
 */
export async function isSeeded(db: Db): Promise<boolean> {
  const sites = await db.selectFrom('sites').select('id').execute();
  const expected = membersOfSites(
    sites.map(({ id }) => id),
    { publicDemo: true },
  );
  const ids = expected.flatMap(({ members }) => members.map(({ id }) => id));
  const { count } = await db
    .selectFrom('members')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where((is) => is(is.ref('id'), '=', is.fn.any(is.val(ids))))
    .executeTakeFirstOrThrow();
  return Number(count) === ids.length;
}
