import { LOGGED_IN_STATUSES } from '@vela/domain/members';
import { NOTIFICATION_KINDS, type NotificationKind } from '@vela/domain/notifications';
import { addMs, DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { createLink, findLink } from '../links/links';

const linkData = v.object({ notification: v.picklist(NOTIFICATION_KINDS) });

/** What every footer link has left of its life, so that one in an old mail still works. */
const LEAST_LIFE_MS = 60 * DAY;

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
  const known = await tx
    .selectFrom('links')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'unsubscribe')
    .where(sql<boolean>`data ->> 'notification' = ${kind}`)
    .where('expires_at', '>', addMs(now, LEAST_LIFE_MS))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (known) return known.id;
  const data = { notification: kind };
  return createLink(context, tx, { kind: 'unsubscribe', memberId, siteId, data, now });
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
