import type { Cast } from '../cast.ts';
import type { DirectClient } from './direct-client.ts';
import { CARD_COLUMNS, CARD_JOINS, notBlocked, sessionStatement } from './session.ts';

const PAGE = 50;

/** The first page of a member's conversations, each with the other one and the last message, and what is unread in all. */
export async function inboxDirectly(
  client: DirectClient,
  { memberId, cast }: { memberId: string; cast: Cast },
): Promise<void> {
  await client.ask(sessionStatement({ memberId, siteId: cast.siteId }));
  await client.ask({
    name: 'inbox',
    text: `select own.num_unread, own.last_message_at, last.id as last_id, last.conversation_id, last.seq, last.sender_id,
        last.client_id, last.type, last.text, last.photo_id, last.gift_id, last.cost, last.held, last.sent_at, last.read_at,
        ${CARD_COLUMNS}
      from conversation_members own
      join messages last on last.id = own.last_message_id
      join members m on m.id = own.other_id and m.status = 'active'
      join profiles p on p.member_id = m.id and p.status = 'active' and p.pool = $2
      ${CARD_JOINS}
      where own.member_id = $1 and own.last_message_id is not null and ${notBlocked('m.id')}
      order by own.last_message_at desc, own.conversation_id desc limit ${PAGE + 1}`,
    values: [memberId, cast.pool],
  });
  await client.ask({
    name: 'unread',
    text: `select coalesce(sum(own.num_unread), 0) as unread
      from conversation_members own
      join members m on m.id = own.other_id and m.status = 'active'
      join profiles p on p.member_id = m.id and p.status = 'active' and p.pool = $2
      where own.member_id = $1 and own.num_unread > 0 and ${notBlocked('m.id')}`,
    values: [memberId, cast.pool],
  });
}
