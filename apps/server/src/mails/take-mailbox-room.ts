import { mailboxOf } from '@vela/domain/limits';
import { canonicalEmail } from '@vela/domain/signup';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import type { Site } from '../sites/sites';

/**
 * Counts a mail that anyone may cause against its mailbox, in the transaction that queues it: null when it may go, else
 * the seconds until the next may. Without it a stranger's mailbox could be filled through many accounts, kinds and
 * tags. Mails that only the account's owner, or somebody with the password, can cause aren't counted: else a stranger
 * could keep a warning from arriving.
 */
export function takeMailboxRoom(
  { limits, fingerprint }: Pick<AppContext, 'limits' | 'fingerprint'>,
  tx: Tx,
  { site, to }: { site: Site; to: string },
): Promise<number | null> {
  const key = fingerprint(`mailbox ${mailboxOf(canonicalEmail(to) ?? to)}`);
  return limits.takeIn(tx, 'mailbox', { site, key });
}
