import type { TimedLinkKind } from '@vela/domain/limits';
import { addMs, DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { createLink } from './links';

/** What every such link has left of its life, so that one in an old mail still works. */
const LEAST_LIFE_MS = 60 * DAY;

interface Asked {
  kind: TimedLinkKind;
  memberId: string;
  siteId: string;
  data?: Record<string, string>;
  now: Date;
}

/**
 * Returns the id of a link that following doesn't use up: that of an earlier mail with the same `data` where it works for long
 * yet, else a new one.
 */
export async function reusedLink(
  context: Pick<AppContext, 'deriveToken' | 'random'>,
  tx: Tx,
  { kind, memberId, siteId, data = {}, now }: Asked,
): Promise<string> {
  const known = await tx
    .selectFrom('links')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where(sql<boolean>`data = ${JSON.stringify(data)}::jsonb`)
    .where('expires_at', '>', addMs(now, LEAST_LIFE_MS))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return known?.id ?? createLink(context, tx, { kind, memberId, siteId, data, now });
}
