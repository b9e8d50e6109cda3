import type { Db } from '../db/database';
import { DEFAULT_SITE_ID } from '../sites/ensure-default-site';
import { DEMO_MEMBERS } from './demo-members';

/**
 * Whether the members that every demo has are there, whatever they changed since; the operator isn't in one that
 * strangers can reach.
 */
export async function isSeeded(db: Db): Promise<boolean> {
  const ids = DEMO_MEMBERS.filter(({ operatorRole }) => operatorRole === null).map(({ id }) => id);
  const { count } = await db
    .selectFrom('members')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('site_id', '=', DEFAULT_SITE_ID)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count) === ids.length;
}
