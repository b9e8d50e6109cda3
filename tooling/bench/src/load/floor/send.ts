import { randomBytes } from 'node:crypto';
import type { Cast, Talk } from '../cast.ts';
import type { DirectClient } from './direct-client.ts';
import { notBlocked, sessionStatement } from './session.ts';

interface Sending {
  talk: Talk;
  clientId: string;
  text: string;
  /** Credits; 0 for a free message. */
  cost: number;
  cast: Cast;
}

/**
 * A message with its charge and events, once for its client id and safe beside others: both members are locked before
 * anything is read that the message depends on. One statement reads it all, one writes it all.
 */
export async function sendDirectly(
  client: DirectClient,
  { talk, clientId, text, cost, cast }: Sending,
): Promise<void> {
  const { memberId, conversationId } = talk;
  await client.ask(sessionStatement({ memberId, siteId: cast.siteId }));
  const counted = [`message:${memberId}`, Date.now() + 500, memberId, clientId];
  await client.ask({ name: 'limit', text: COUNT, values: counted });
  const id = randomBytes(16).toString('base64url');
  const otherId = await client.transact(async (tx) => {
    const locked = await tx.query<{ id: string }>({
      name: 'lock',
      text: LOCK,
      values: [memberId, conversationId],
    });
    const other = locked.rows.find((row) => row.id !== memberId)?.id ?? '';
    const standing = await tx.query<{ may: boolean }>({
      name: 'standing',
      text: STANDING,
      values: [memberId, other, clientId, conversationId, cast.pool],
    });
    if (standing.rows[0]?.may !== true) throw new Error('A message may not be sent');
    const values = [id, conversationId, memberId, other, clientId, text, new Date()];
    if (cost === 0) await tx.query({ name: 'free', text: FREE, values });
    else await tx.query({ name: 'paid', text: PAID, values: [...values, cost] });
    return other;
  });
  client.announce([memberId, otherId]);
}

/**
 * A sender that is too fast is stopped before anything is locked; an earlier message with the same id isn't
 * counted again.
 */
const COUNT = `insert into rate_limits as l (key, points, expire)
  select $1, 1, $2::bigint where not exists (select from messages where sender_id = $3 and client_id = $4)
  on conflict (key) do update set expire = greatest(l.expire + 500, $2::bigint) returning expire`;

/** A request names the conversation; who else is in it never changes. */
const LOCK = `select id, status, paid_user from members
  where id in ($1, (select other_id from conversation_members where member_id = $1 and conversation_id = $2))
  order by id for no key update`;

const STANDING = `select own.conversation_id is not null and exists (
      select from members m join profiles p on p.member_id = m.id
      where m.id = $2 and m.status = 'active' and p.status = 'active' and p.pool = $5 and ${notBlocked('m.id')}
    ) and not exists (select from messages where sender_id = $1 and client_id = $3) as may,
    own.num_sent, written.conversations, written.messages
  from (
    select count(*) as conversations, sum(num_sent) as messages from conversation_members
    where member_id = $1 and num_sent > 0
  ) written
  left join conversation_members own on own.member_id = $1 and own.conversation_id = $4`;

const message = (cost: string): string => `
  place as (
    update conversations set last_seq = last_seq + 1 where id = $2
    returning last_seq, greatest($7::timestamptz, (
      select sent_at + interval '1 millisecond' from messages where conversation_id = $2 order by seq desc limit 1
    )) as time
  ), added as (
    insert into messages (id, conversation_id, seq, sender_id, client_id, type, text, cost, sent_at)
    select $1, $2, last_seq, $3, $5, 'text', $6, ${cost}, time from place returning seq, sent_at
  ), own as (
    update conversation_members c set num_sent = num_sent + 1, last_message_id = $1, last_message_at = time
    from place where c.member_id = $3 and c.conversation_id = $2
  ), other as (
    update conversation_members c set num_unread = num_unread + 1, last_message_id = $1, last_message_at = time
    from place where c.member_id = $4 and c.conversation_id = $2
  )`;

/** Events of both members, numbered one after the other. */
const events = (own: string): string => `
  new_events (member_id, place, name, data) as (
    values ($3, 1, 'message', jsonb_build_object('message_id', $1)), ($4, 1, 'message', jsonb_build_object('message_id', $1))
    ${own}
  ), heads as (
    insert into member_event_heads as head (member_id, seq)
    select member_id, count(*) from new_events group by member_id order by member_id
    on conflict (member_id) do update set seq = head.seq + excluded.seq returning member_id, seq
  ), kept as (
    insert into member_events (member_id, seq, name, data)
    select new_events.member_id, heads.seq + place - count(*) over (partition by new_events.member_id), name, data
    from new_events join heads using (member_id)
  )`;

const FREE = `with ${message('0')}, ${events('')}
  select seq, sent_at, coalesce(
    (select balance_after from credit_ledger where member_id = $3 order by seq desc limit 1), 0
  ) as balance from added`;

const PAID = `with last as (
    select seq, balance_after from credit_ledger where member_id = $3 order by seq desc limit 1
  ), entry as (
    insert into credit_ledger
      (member_id, seq, prev_seq, delta, balance_before, balance_after, kind, reference, created_at)
    select $3, seq + 1, seq, -$8::integer, balance_after, balance_after - $8::integer, 'message', $1, $7
    from last returning balance_after
  ), lot as (
    update credit_lots set remaining = remaining - $8::integer
    where member_id = $3 and seq = (
      select seq from credit_lots where member_id = $3 and remaining >= $8::integer order by seq limit 1
    )
  ), ${message('$8::integer')}, ${events(`, ($3, 2, 'credits', '{}'::jsonb)`)}
  select seq, sent_at, balance_after from added, entry`;
