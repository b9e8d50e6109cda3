import { LOGGED_IN_STATUSES } from '@vela/domain/members';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { StoredEvent } from './stored-event';

/** A stored event with its number. */
export type NumberedEvent = StoredEvent & { seq: number };

/** Events of one member that are read at once. */
export const READ_LIMIT = 100;

/** The events of members after a number of theirs, in order and at most `READ_LIMIT` of each; all in one statement. */
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
  /** The last number; 0 when there was never an event. */
  seq: number;
  /** The number before the oldest stored event: nothing is missing from there on. */
  keptAfter: number;
}

export async function readHead(db: Db, memberId: string): Promise<EventHead> {
  const { rows } = await sql<EventHead>`
    select head.seq, coalesce((select min(seq) - 1 from member_events where member_id = head.member_id), head.seq) as "keptAfter"
    from member_event_heads head where head.member_id = ${memberId}`.execute(db);
  return rows[0] ?? { seq: 0, keptAfter: 0 };
}

/** The members who have newer events than the number they are at. */
export async function readBehind(
  db: Db,
  places: readonly { memberId: string; place: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select head.member_id as "memberId"
    from unnest(${places.map(({ memberId }) => memberId)}::text[], ${places.map(({ place }) => place)}::integer[])
      as stand (member_id, place)
    join member_event_heads head on head.member_id = stand.member_id and head.seq > stand.place`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** The streams of the sessions that have ended: logged out, expired, their member banned or leaving. */
export async function readOverSessions(
  db: Db,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${sessionIds}::text[]) as asked (id)
    where not exists (
      select from sessions join members on members.id = sessions.member_id
      where sessions.id = asked.id and sessions.expires_at > ${now}
        and members.status = any(${[...LOGGED_IN_STATUSES]}::text[])
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Days after which an event is deleted; a client that was away for longer loads everything again. */
const KEPT_DAYS = 3;

/** Deletes old events; a job calls it now and then. It uses the database's own time, which stamped them. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from member_events where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
}
