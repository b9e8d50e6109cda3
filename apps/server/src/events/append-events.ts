import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import type { Given } from '../db/prepare';
import { afterCommit } from '../db/transact';
import { announceEvents } from './announcers';
import type { StoredEvent } from './stored-event';

/**
 * Appends events of members. Call it last in a transaction, once for all members: from here to the commit nobody else can
 * append events of these members. They are sent at once when the transaction is one of `transact`, else within seconds.
 */
export async function appendEvents(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  if (events.length === 0) return;
  announceAfterCommit(tx, events);
  await sql`with ${eventParts(eventColumns(events))} select`.execute(tx);
}

/** Events as a statement takes them, each column of all of them together. */
export interface EventColumns {
  eventOwners: readonly string[];
  eventNames: readonly string[];
  eventData: readonly string[];
  /** For each event, the number of events of the same member that follow it. */
  stillToCome: readonly number[];
}

export function eventColumns(events: readonly StoredEvent[]): EventColumns {
  const eventOwners = events.map(({ memberId }) => memberId);
  return {
    eventOwners,
    eventNames: events.map(({ name }) => name),
    eventData: events.map(({ data }) => JSON.stringify(data)),
    stillToCome: stillToComeOf(eventOwners),
  };
}

/**
 * The same for a transaction's last statement that also writes what the events are about; its caller has to
 * announce them. `once` is true when the statement has locked everything that others lock before they add
 * events.
 */
export function eventParts(
  { eventOwners, eventNames, eventData, stillToCome }: Given<EventColumns>,
  once: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  return sql`new_events as (
      select member_id, name, data::jsonb as data, still_to_come
      from unnest(
        ${eventOwners}::text[], ${eventNames}::text[], ${eventData}::text[], ${stillToCome}::integer[]
      ) as given (member_id, name, data, still_to_come)
      where ${once}
    ), heads as (
      insert into member_event_heads as head (member_id, seq)
      select member_id, count(*) from new_events group by member_id order by member_id
      on conflict (member_id) do update set seq = head.seq + excluded.seq
      returning member_id, seq
    ), kept as (
      insert into member_events (member_id, seq, name, data)
      select new_events.member_id, heads.seq - new_events.still_to_come, new_events.name, new_events.data
      from new_events join heads using (member_id)
    )`;
}

/** The last event of a member has the member's newest number. */
function stillToComeOf(memberIds: readonly string[]): number[] {
  const counted = new Map<string, number>();
  const following = memberIds.toReversed().map((id) => {
    const count = counted.get(id) ?? 0;
    counted.set(id, count + 1);
    return count;
  });
  return following.toReversed();
}

const announced = new WeakMap<Tx, Set<string>>();

/** Notifies the streams once the transaction is committed. */
export function announceAfterCommit(tx: Tx, events: readonly StoredEvent[]): void {
  const all = announced.get(tx) ?? new Set();
  for (const { memberId } of events) all.add(memberId);
  announced.set(tx, all);
  afterCommit(tx, 'events', (db) => announceEvents(db, all));
}
