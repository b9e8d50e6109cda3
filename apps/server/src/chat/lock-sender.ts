import type { BodyOf } from '@vela/contract/registry';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';

/** Whom a message goes to: a member, or the other one of a conversation of the sender's. */
export type Addressee = Pick<BodyOf<'sendMessage'>, 'conversation_id' | 'profile_id'>;

export interface LockedSender {
  otherId: string;
  premium: boolean;
  /** Whether what it sends waits until its address is confirmed. */
  isHeld: boolean;
}

/**
 * Holds both members until the transaction ends: spends of one member come one after the other, and a block or a deletion
 * comes before the message or after it. Throws Failure `not_found` for who isn't there.
 */
export async function lockSender(
  tx: Tx,
  { senderId, to }: { senderId: string; to: Addressee },
): Promise<LockedSender> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'status', 'paid_user'])
    .where('id', '=', sql<string>`any(array[${senderId}, ${otherOf(to, senderId)}])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const sender = rows.find(({ id }) => id === senderId);
  // Banned or leaving since the request began.
  if (sender?.status !== 'active' && sender?.status !== 'not_confirmed')
    throw new Failure('authentication_required');
  const other = rows.find(({ id }) => id !== senderId);
  if (!other) throw new Failure('not_found');
  return { otherId: other.id, premium: sender.paid_user, isHeld: sender.status === 'not_confirmed' };
}

/** Who is in a conversation never changes, so that it may be looked up with the lock. */
function otherOf(
  { conversation_id: id, profile_id: profileId }: Addressee,
  senderId: string,
): RawBuilder<string> {
  if (id === undefined) return sql`${profileId}`;
  return sql`(select other_id from conversation_members where member_id = ${senderId} and conversation_id = ${id})`;
}
