import { mailboxOf } from '@vela/domain/limits';
import { canonicalEmail } from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { Site } from '../core/site';

/**
 * Counts a mail that anyone may cause against its mailbox, in the transaction that queues it, and gives whether it may
 * go. Without it a stranger's mailbox could be filled through many accounts, kinds and tags. Mails that only the
 * account's owner, or somebody with the password, can cause aren't counted: else a stranger could keep a warning from
 * arriving. A site that doesn't say who has an account counts for itself: what is left on another site would say it.
 */
export async function consumeMailboxRoom(
  { limits, fingerprint }: Pick<AppContext, 'limits' | 'fingerprint'>,
  tx: Tx,
  { site, to }: { site: Site; to: string },
): Promise<boolean> {
  const scope = accountDisclosure(site.settings) === 'neutral' ? `${site.id} ` : '';
  const key = fingerprint(`mailbox ${scope}${mailboxOf(canonicalEmail(to) ?? to)}`);
  return (await limits.consumeIn(tx, 'mailbox', { site, key })) === null;
}
