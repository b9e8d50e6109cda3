import type { PushedKind } from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { newsOf } from '../news/news-of';

/** A subscription that gets a push message, as it was when it was claimed. */
export interface DueSubscription {
  endpoint: string;
  /** The session of the browser; another member may use that browser by now. */
  session_id: string;
  failures: number;
  quiet_from: number | null;
  quiet_to: number | null;
  quiet_time_zone: string | null;
  /** The last event that the subscription is notified of. */
  head: number;
  /** The kinds of what it is notified of. */
  kinds: PushedKind[];
}

/**
 * Claims subscriptions whose members have news, those that were asked longest ago first. Nobody else gets
 * them for `claimMs`, after which they are due again unless something else was stored: the node may have
 * crashed meanwhile.
 */
export async function claimDue(
  db: Db,
  { now, limit, claimMs }: { now: Date; limit: number; claimMs: number },
): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    with due as (
      select subscribed.endpoint, news.head, news.kinds, own.quiet_from, own.quiet_to, own.quiet_time_zone
      from push_subscriptions subscribed
      join sessions on sessions.id = subscribed.session_id and sessions.expires_at > ${now}
      left join notification_preferences own on own.member_id = subscribed.member_id
      cross join lateral (${newsFor('subscribed')}) news
      where subscribed.next_at <= ${now} and news.head is not null
      order by subscribed.next_at, subscribed.endpoint
      limit ${limit}
      for update of subscribed skip locked
    )
    update push_subscriptions claimed set next_at = ${addMs(now, claimMs)}
    from due where claimed.endpoint = due.endpoint
    returning claimed.endpoint, claimed.session_id, claimed.failures, due.head, due.kinds,
      due.quiet_from, due.quiet_to, due.quiet_time_zone`.execute(db);
  return rows;
}

/**
 * Selects the `head` of a subscription's news, the number of the last event to notify it of, and their `kinds`; null for none.
 * `subscribed` names the query's row of subscriptions.
 */
export function newsFor(subscribed: string): RawBuilder<unknown> {
  const memberId = sql.ref<string>(`${subscribed}.member_id`);
  const after = sql.ref<number>(`${subscribed}.told_seq`);
  return sql`select max(news.seq) as head, array_agg(distinct news.kind) as kinds from (${newsOf({ memberId, after, channel: 'push' })}) news`;
}
