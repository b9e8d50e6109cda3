import { sql, type RawBuilder } from 'kysely';
import { newsOf } from '../news/news-of';

/**
 * Selects the `head` of a subscription's news, the number of the last event to notify it of; null for none.
 * `subscribed` names the query's row of subscriptions.
 */
export function newsFor(subscribed: string): RawBuilder<unknown> {
  const memberId = sql.ref<string>(`${subscribed}.member_id`);
  const after = sql.ref<number>(`${subscribed}.told_seq`);
  return sql`select max(news.seq) as head from (${newsOf({ memberId, after, channel: 'push' })}) news`;
}
