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
 * address is confirmed: who only typed it must not have them. The marks stay, since the address may get another account, on
 * any site.
 */
export async function restoreBlocks(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { id: memberId, emailCanonical: email }: Pick<LockedMember, 'id' | 'emailCanonical'>,
): Promise<void> {
  await sql`
    insert into blocks (blocker_id, blocked_id, had_contact, blocked_at, restored)
    select blocker_id, ${memberId}, had_contact, blocked_at, true from erased_blocks
    where mark = ${blockMarkOf(context, email)} and blocker_id <> ${memberId}
    on conflict do nothing`.execute(tx);
}

/** Deletes what a blocker's block of an erased account left: it holds for none that is made with this address from now on. */
export async function deleteBlockMark(
  context: Pick<AppContext, 'fingerprint'>,
  tx: Tx,
  { blockerId, email }: { blockerId: string; email: string },
): Promise<void> {
  await tx
    .deleteFrom('erased_blocks')
    .where('blocker_id', '=', blockerId)
    .where('mark', '=', blockMarkOf(context, email))
    .execute();
}
