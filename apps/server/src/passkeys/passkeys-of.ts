import { PASSKEYS_MAX } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import { Failure } from '../core/failure';
import type { Tx } from '../db/database';
import type { LockedMember } from '../members/lock-member';
import { transportsOf, type Transport } from './transports';

export interface KnownPasskey {
  id: string;
  credentialId: Buffer;
  transports: Transport[];
}

/** The passkeys of a member, who is locked. */
export async function passkeysOf(tx: Tx, memberId: string): Promise<KnownPasskey[]> {
  const rows = await tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ id, credential_id: credentialId, transports }) => ({
    id,
    credentialId,
    transports: transportsOf(transports),
  }));
}

/**
 * Throws Failure `forbidden` where the member may add none, since nobody could be mailed about it at an address that may be a
 * stranger's, and `passkey_limit {limit}` where there are enough.
 */
export function requireRoom({ status }: Pick<LockedMember, 'status'>, known: readonly KnownPasskey[]): void {
  if (awaitsConfirmation(status)) throw new Failure('forbidden');
  if (known.length >= PASSKEYS_MAX) throw new Failure('passkey_limit', { params: { limit: PASSKEYS_MAX } });
}
