import { LOGGED_IN_STATUSES } from '@vela/domain/members';
import { NOTIFICATION_KINDS, type NotificationKind } from '@vela/domain/notifications';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { findLink } from '../links/links';
import { reusedLink } from '../links/reused-link';

const linkData = v.object({ notification: v.picklist(NOTIFICATION_KINDS) });

interface Mailed {
  memberId: string;
  siteId: string;
  kind: NotificationKind;
  now: Date;
}

/** Returns the id of the link that ends a member's mails of a kind: that of an earlier mail where it works for long yet. */
export async function unsubscribeLink(
  context: Pick<AppContext, 'deriveToken' | 'random'>,
  tx: Tx,
  { memberId, siteId, kind, now }: Mailed,
): Promise<string> {
  const data = { notification: kind };
  return reusedLink(context, tx, { kind: 'unsubscribe', memberId, siteId, data, now });
}

/**
 * Whose mails of which kind a token ends; null for one that doesn't, and for an account that is deleted or closed, which it must not
 * show. It stays good: a second use changes nothing.
 */
export async function findUnsubscribing(
  db: Db | Tx,
  { token, siteId, now }: { token: string; siteId: string; now: Date },
): Promise<{ memberId: string; kind: NotificationKind } | null> {
  const link = await findLink(db, { token, siteId, now });
  if (link?.kind !== 'unsubscribe') return null;
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', link.memberId)
    .where('status', 'in', LOGGED_IN_STATUSES)
    .executeTakeFirst();
  if (!member) return null;
  return { memberId: link.memberId, kind: v.parse(linkData, link.data).notification };
}
