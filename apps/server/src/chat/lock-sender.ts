import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';

export interface LockedSender {
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
  { senderId, otherId }: { senderId: string; otherId: string },
): Promise<LockedSender> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'status', 'paid_user'])
    .where('id', '=', sql<string>`any(${[senderId, otherId]})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const sender = rows.find(({ id }) => id === senderId);
  // Banned or leaving since the request began.
  if (sender?.status !== 'active' && sender?.status !== 'not_confirmed')
    throw new Failure('authentication_required');
  if (rows.length < 2) throw new Failure('not_found');
  return { premium: sender.paid_user, isHeld: sender.status === 'not_confirmed' };
}
