import { sql } from 'kysely';
import type { AppContext } from '../context';

interface DueRow {
  endpoint: string;
  head: number;
}

/** As many as are told in one go; the next minute has the others. */
const MOST_AT_ONCE = 500;

/**
 * Tells the browsers that asked for it that something happened to their member since: what others wrote and is unread, likes
 * and matches. Not what it was, which the site says to who opens it. Runs each minute; a service that doesn't answer is asked again by the next.
 */
export async function sendPushes(context: Pick<AppContext, 'db' | 'push' | 'clock' | 'log'>): Promise<void> {
  const { db, push, clock, log } = context;
  if (push === null) return;
  for (const { endpoint, head } of await findDue(db, clock.now())) {
    const outcome = await push.send(endpoint);
    if (outcome === 'failed') {
      log.warn({ service: new URL(endpoint).host }, 'push not taken');
      continue;
    }
    if (outcome === 'gone')
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    else
      await db
        .updateTable('push_subscriptions')
        .set({ told_seq: head })
        .where('endpoint', '=', endpoint)
        .execute();
  }
}

async function findDue(db: AppContext['db'], now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select subscribed.endpoint, max(events.seq) as head
    from push_subscriptions subscribed
    join sessions on sessions.id = subscribed.session_id and sessions.expires_at > ${now}
    join member_events events on events.member_id = subscribed.member_id and events.seq > subscribed.told_seq
    left join messages on events.name = 'message' and messages.id = events.data ->> 'message_id'
    where events.name in ('like', 'match')
      or (messages.sender_id <> subscribed.member_id and messages.read_at is null)
    group by subscribed.endpoint
    order by min(events.created_at)
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}
