import type { Db } from '../db/database';
import { DEFAULT_SITE_ID } from '../sites/ensure-default-site';
import { DEMO_MEMBERS } from './demo-members';

/** Whether the members that every demo has are there; the operator isn't in one that strangers can reach. */
export async function isSeeded(db: Db): Promise<boolean> {
  const emails = DEMO_MEMBERS.filter(({ operatorRole }) => operatorRole === null).map(({ email }) => email);
  const { count } = await db
    .selectFrom('members')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('site_id', '=', DEFAULT_SITE_ID)
    .where('email_canonical', 'in', emails)
    .executeTakeFirstOrThrow();
  return Number(count) === emails.length;
}
