import type { Tx } from '../db/database';
import { endSessionsOf } from '../http/session';
import { revokeLinks } from '../links/links';

export interface NewPassword {
  memberId: string;
  passwordHash: string;
  /** A session that goes on; all others end. */
  exceptSession?: string;
  now: Date;
}

/**
 * Gives a member another password. Whoever knew the old one is out: their sessions end, and a reset link or a change of
 * address that they asked for no longer works.
 */
export async function setPassword(
  tx: Tx,
  { memberId, passwordHash, exceptSession, now }: NewPassword,
): Promise<void> {
  await tx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
  await endSessionsOf(tx, { memberId, ...(exceptSession !== undefined && { except: exceptSession }) });
  await revokeLinks(tx, { memberId, kinds: ['password_reset', 'mail_change'], now });
}
