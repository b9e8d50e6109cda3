import { LONGEST_SESSION_MS } from '@vela/domain/limits';
import { canonicalEmail } from '@vela/domain/signup';
import { SECOND } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { OperatorRole } from '../db/member-tables';
import { recordSecurityEvent } from '../security/record-security-event';

export const OPERATOR_ROLES = ['moderator', 'admin'] as const satisfies readonly OperatorRole[];

export interface NewOperator {
  siteId: string;
  email: string;
  role: OperatorRole;
}

/**
 * Gives a member of a site a role; false when no confirmed member has that address. Someone who doesn't own the address
 * can't become an operator by having typed it, so it has to be confirmed first. Sessions that are open end when those of an
 * operator do.
 */
export async function createOperator(
  context: Pick<AppContext, 'db' | 'clock' | 'fingerprint' | 'log' | 'random'>,
  { siteId, email, role }: NewOperator,
): Promise<boolean> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const member = await tx
      .updateTable('members')
      .set({ operator_role: role })
      .where('site_id', '=', siteId)
      .where('email_canonical', '=', canonicalEmail(email) ?? '')
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!member) return false;
    await shortenSessions(tx, member.id);
    await recordSecurityEvent(context, tx, {
      kind: 'operator',
      siteId,
      memberId: member.id,
      address: null,
      now,
    });
    return true;
  });
}

async function shortenSessions(tx: Tx, memberId: string): Promise<void> {
  const longest = sql<Date>`created_at + make_interval(secs => ${LONGEST_SESSION_MS.operator / SECOND})`;
  await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(expires_at, ${longest})` })
    .where('member_id', '=', memberId)
    .execute();
}
