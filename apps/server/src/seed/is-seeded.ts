import type { Db } from '../db/database';
import { DEFAULT_SITE_ID } from '../sites/ensure-default-site';
import { demoMembers } from './seed-demo';

/**
 * Whether the members that every demo has are there, whatever they changed since; the operator isn't in one that
 * strangers can reach. What is between them came in the same transaction.
 */
export async function isSeeded(db: Db): Promise<boolean> {
  const ids = demoMembers({ publicDemo: true }).map(({ id }) => id);
  const { count } = await db
    .selectFrom('members')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('site_id', '=', DEFAULT_SITE_ID)
    .where((is) => is(is.ref('id'), '=', is.fn.any(is.val(ids))))
    .executeTakeFirstOrThrow();
  return Number(count) === ids.length;
}
