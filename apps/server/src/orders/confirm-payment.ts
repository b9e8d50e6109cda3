import { isPaymentConfirmed } from '@vela/domain/payments';
import { tryOwnPassword } from '../accounts/try-own-password';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Call } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import { lockMember } from '../members/lock-member';

/**
 * Notes on the session that the member's password was given in it, so that it may charge what the member has stored. Throws
 * Failure `password_wrong`.
 */
export async function confirmPayment(
  {
    context,
    site,
    session,
    client,
    now,
  }: Pick<Call<'repeatOrder'>, 'context' | 'site' | 'session' | 'client' | 'now'>,
  password: string,
): Promise<void> {
  const passwordHash = await tryOwnPassword(context, { session, site, client, password, now });
  if (passwordHash === null) throw new Failure('password_wrong');
  await transact(context.db, async (tx) => {
    // A new password may have overtaken this one, and ended what it confirmed.
    const member = await lockMember(tx, session.memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    await tx
      .updateTable('sessions')
      .set({ payment_confirmed_at: now })
      .where('id', '=', session.id)
      .execute();
  });
}

/** Whether the password has yet to be given in the session. */
export async function needsPassword(
  db: Db | Tx,
  { session, now }: { session: SessionMember; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('payment_confirmed_at')
    .where('id', '=', session.id)
    .executeTakeFirst();
  return !isPaymentConfirmed(row?.payment_confirmed_at ?? null, now);
}
