import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { News } from '../notifications/queue-news';
import { newsOf } from './news-of';

export interface CountedNews {
  count: number;
  fictional: number;
  /** The last event of them; null for none. */
  head: number | null;
}

/** How much of a kind happened to a member after an event and wasn't seen yet. */
export async function countNews(
  tx: Tx,
  { memberId, kind, after }: { memberId: string; kind: News['kind']; after: number },
): Promise<CountedNews> {
  const news = newsOf({
    memberId: sql<string>`${memberId}::text`,
    after: sql<number>`${after}::integer`,
    channel: 'mail',
  });
  const { rows } = await sql<CountedNews>`
    select count(*)::integer as count, (count(*) filter (where news.fictional))::integer as fictional, max(news.seq) as head
    from (${news}) news where news.kind = ${kind}`.execute(tx);
  return rows[0] ?? { count: 0, fictional: 0, head: null };
}
