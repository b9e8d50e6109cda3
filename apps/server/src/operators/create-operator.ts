import { canonicalEmail } from '@vela/domain/signup';
import type { Db } from '../db/database';
import type { OperatorRole } from '../db/member-tables';

export const OPERATOR_ROLES = ['moderator', 'admin'] as const satisfies readonly OperatorRole[];

export interface NewOperator {
  siteId: string;
  email: string;
  role: OperatorRole;
}

/**
 * Gives a member of a site a role; false when no confirmed member has that address. Someone who doesn't own the address
 * can't become an operator by having typed it, so it has to be confirmed first.
 */
export async function createOperator(db: Db, { siteId, email, role }: NewOperator): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ operator_role: role })
    .where('site_id', '=', siteId)
    .where('email_canonical', '=', canonicalEmail(email) ?? '')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
