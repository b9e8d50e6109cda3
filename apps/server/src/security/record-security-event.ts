import { networkOf } from '@vela/domain/limits';
import type { SecurityEventKind } from '@vela/domain/safety';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';

export interface SecurityEvent {
  kind: SecurityEventKind;
  siteId: string;
  /** null where nobody has the account. */
  memberId: string | null;
  /** The network address; null where nobody came over the network. */
  address: string | null;
  now: Date;
}

/**
 * Writes down that something happened to an account, in the table and in the log. Both hold keyed hashes alone: they say that
 * it was the same member or network again, and with the server's secret it can be said whose, but they name neither.
 */
export async function recordSecurityEvent(
  { fingerprint, log, random }: Pick<AppContext, 'fingerprint' | 'log' | 'random'>,
  db: Db | Tx,
  { kind, siteId, memberId, address, now }: SecurityEvent,
): Promise<void> {
  const memberKey = memberId === null ? null : securityKeyOf({ fingerprint }, memberId);
  const networkKey = address === null ? null : fingerprint(`security network ${networkOf(address)}`);
  await db
    .insertInto('security_events')
    .values({
      id: random.id(),
      at: now,
      kind,
      site_id: siteId,
      member_key: memberKey,
      network_key: networkKey,
    })
    .execute();
  log.info({ security: kind, site: siteId, member: memberKey, network: networkKey }, 'security');
}

/** What the events of a member are found by. */
export function securityKeyOf({ fingerprint }: Pick<AppContext, 'fingerprint'>, memberId: string): string {
  return fingerprint(`security member ${memberId}`);
}
