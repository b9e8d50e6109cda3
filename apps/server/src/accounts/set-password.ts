import type { Tx } from '../db/database';
import type { Client } from '../core/handler';
import { endSessionsOf } from '../sessions/sessions';
import { revokeLinks } from '../links/links';
import { deleteDevices } from './devices';

export interface NewPassword {
  memberId: string;
  passwordHash: string;
  /** A session that goes on; all others end. */
  exceptSession?: string;
  /** The browser it is set in, all others have to be known again; null where that one has to, too. */
  client: Client | null;
  /** For who knew the old one: their passkeys go on. Else all are removed, since others may have added them. */
  keepsPasskeys?: boolean;
  /** Mailed links to a new password stay good. */
  keepsResets?: boolean;
  now: Date;
}

/**
 * Gives a member another password. All who knew the old one are logged out: their sessions end, their
 * browsers are unknown again and guess with no count of their own, and a change of address that they asked
 * for no longer works, nor a mailed reset unless it is excepted; what the old one confirmed requires the new
 * one. Passkeys go, too, unless the old one was given.
 */
export async function setPassword(
  tx: Tx,
  {
    memberId,
    passwordHash,
    exceptSession,
    client,
    keepsPasskeys = false,
    keepsResets = false,
    now,
  }: NewPassword,
): Promise<{ passkeysRemoved: boolean }> {
  await tx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute();
  await endSessionsOf(tx, { memberId, ...(exceptSession !== undefined && { except: exceptSession }) });
  await deleteDevices(tx, { memberId, except: client });
  await tx
    .updateTable('sessions')
    .set({ payment_confirmed_at: null })
    .where('member_id', '=', memberId)
    .execute();
  const kinds = ['mail_change', ...(keepsResets ? [] : ['password_reset' as const])] as const;
  await revokeLinks(tx, { memberId, kinds, now });
  return { passkeysRemoved: !keepsPasskeys && (await deletePasskeysOf(tx, memberId)) };
}

/** Whether there were any. */
async function deletePasskeysOf(tx: Tx, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
