import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { StoredEvent } from './stored-event';

/** A stored event with its number. */
export type NumberedEvent = StoredEvent & { seq: number };

/** Events of one member that are read at once. */
export const READ_LIMIT = 100;

/** What members have been told after a number of theirs, in order and at most `READ_LIMIT` of each; all in one statement. */
export async function readEvents(
  db: Db,
  places: readonly { memberId: string; after: number }[],
): Promise<NumberedEvent[]> {
  const { rows } = await sql<NumberedEvent>`
    select place.member_id as "memberId", event.seq, event.name, event.data
    from unnest(${places.map(({ memberId }) => memberId)}::text[], ${places.map(({ after }) => after)}::integer[])
      as place (member_id, after)
    cross join lateral (
      select seq, name, data from member_events
      where member_events.member_id = place.member_id and member_events.seq > place.after
      order by seq limit ${READ_LIMIT}
    ) event
    order by place.member_id, event.seq`.execute(db);
  return rows;
}

export interface EventHead {
  /** The last number; 0 when nothing was ever told. */
  seq: number;
  /** The number before the oldest that is kept: from there on nothing is missing. */
  keptAfter: number;
}

export async function readHead(db: Db, memberId: string): Promise<EventHead> {
  const { rows } = await sql<EventHead>`
    select head.seq, coalesce((select min(seq) - 1 from member_events where member_id = head.member_id), head.seq) as "keptAfter"
    from member_event_heads head where head.member_id = ${memberId}`.execute(db);
  return rows[0] ?? { seq: 0, keptAfter: 0 };
}

/** The last numbers of those members who were ever told anything. */
export async function readHeads(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ memberId: string; seq: number }>`
    select member_id as "memberId", seq from member_event_heads where member_id = any(${memberIds}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ memberId, seq }) => [memberId, seq]));
}

/** Those of the sessions that still are: not ended, not over, their member neither banned nor leaving. */
export async function readLiveSessions(
  db: Db,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select sessions.id from sessions join members on members.id = sessions.member_id
    where sessions.id = any(${sessionIds}::text[]) and sessions.expires_at > ${now}
      and members.status in ('not_confirmed', 'active')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Days after which an event is forgotten; a client that was away for longer loads everything again. */
const KEPT_DAYS = 3;

/** Forgets old events; a job calls it now and then. By the database's own time, which stamped them. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from member_events where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
}
