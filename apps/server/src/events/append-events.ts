import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { afterCommit } from '../db/transact';
import { announceEvents } from './announcers';
import type { StoredEvent } from './stored-event';

/**
 * Adds to what members are told. Call it last in a transaction, once for all members: from here to the commit nobody else
 * can add to theirs. Told at once when the transaction is one of `transact`, else within seconds.
 */
export async function appendEvents(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  if (events.length === 0) return;
  const memberIds = events.map(({ memberId }) => memberId);
  await sql`
    with added as (
      select member_id, name, data::jsonb as data, row_number() over (partition by member_id order by position) as place
      from unnest(
        ${memberIds}::text[],
        ${events.map(({ name }) => name)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::text[]
      ) with ordinality as given (member_id, name, data, position)
    ), heads as (
      insert into member_event_heads as head (member_id, seq)
      select member_id, count(*) from added group by member_id order by member_id
      on conflict (member_id) do update set seq = head.seq + excluded.seq
      returning member_id, seq
    )
    insert into member_events (member_id, seq, name, data)
    select added.member_id, heads.seq + added.place - count(*) over (partition by added.member_id), added.name, added.data
    from added join heads using (member_id)`.execute(tx);
  announceAfterCommit(tx, memberIds);
}

const announced = new WeakMap<Tx, Set<string>>();

function announceAfterCommit(tx: Tx, memberIds: readonly string[]): void {
  const all = announced.get(tx) ?? new Set();
  for (const id of memberIds) all.add(id);
  announced.set(tx, all);
  afterCommit(tx, 'events', (db) => announceEvents(db, all));
}
