import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import { afterCommit } from '../db/transact';
import { announceEvents } from './announcers';
import type { StoredEvent } from './stored-event';

/**
 * Adds to what members are told. Call it last in a transaction, once for all members: from here to the commit nobody else
 * can add to theirs. Told at once when the transaction is one of `transact`, else within seconds.
 */
export async function appendEvents(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  if (events.length > 0) await sql`with ${eventParts(tx, { events })} select`.execute(tx);
}

interface EventParts {
  events: readonly StoredEvent[];
  /** True once the statement has locked whatever others lock before they add events. */
  once?: RawBuilder<boolean>;
}

/** The same for a transaction's last statement that writes what the events are about, too. */
export function eventParts(tx: Tx, { events, once = sql<boolean>`true` }: EventParts): RawBuilder<unknown> {
  const memberIds = events.map(({ memberId }) => memberId);
  announceAfterCommit(tx, memberIds);
  return sql`told as (
      select member_id, name, data::jsonb as data, still_to_come
      from unnest(
        ${memberIds}::text[],
        ${events.map(({ name }) => name)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::text[],
        ${stillToCome(memberIds)}::integer[]
      ) as given (member_id, name, data, still_to_come)
      where ${once}
    ), heads as (
      insert into member_event_heads as head (member_id, seq)
      select member_id, count(*) from told group by member_id order by member_id
      on conflict (member_id) do update set seq = head.seq + excluded.seq
      returning member_id, seq
    ), kept as (
      insert into member_events (member_id, seq, name, data)
      select told.member_id, heads.seq - told.still_to_come, told.name, told.data
      from told join heads using (member_id)
    )`;
}

/** For each, how many follow of the same member: the last has the number that its member then stands at. */
function stillToCome(memberIds: readonly string[]): number[] {
  const counted = new Map<string, number>();
  const following = memberIds.toReversed().map((id) => {
    const count = counted.get(id) ?? 0;
    counted.set(id, count + 1);
    return count;
  });
  return following.toReversed();
}

const announced = new WeakMap<Tx, Set<string>>();

function announceAfterCommit(tx: Tx, memberIds: readonly string[]): void {
  const all = announced.get(tx) ?? new Set();
  for (const id of memberIds) all.add(id);
  announced.set(tx, all);
  afterCommit(tx, 'events', (db) => announceEvents(db, all));
}
