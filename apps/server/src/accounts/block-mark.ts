import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { LockedMember } from '../members/lock-member';

/** What stands for a blocked member whose account was erased: a keyed hash of the address, of all sites alike. */
export function blockMarkOf({ fingerprint }: Pick<AppContext, 'fingerprint'>, email: string): string {
  return fingerprint(`blocked ${email}`);
}

/**
 * Makes the blocks hold again that others had put on an account with this address before it was erased. It runs once the
 * address is confirmed: who only typed it must not have them.
 */
export async function restoreBlocks(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { id: memberId, emailCanonical: email }: Pick<LockedMember, 'id' | 'emailCanonical'>,
): Promise<void> {
  await sql`
    with marked as (delete from erased_blocks where mark = ${blockMarkOf(context, email)} returning *)
    insert into blocks (blocker_id, blocked_id, had_contact, blocked_at)
    select blocker_id, ${memberId}, had_contact, blocked_at from marked where blocker_id <> ${memberId}
    on conflict do nothing`.execute(tx);
}
