import type { Client } from 'pg';

/** Two who know each other, seen from the one who writes. */
export interface Talk {
  memberId: string;
  otherId: string;
  conversationId: string;
}

/** Who does what while it is measured. */
export interface Cast {
  siteId: string;
  pool: string;
  /** Members who search and look at their conversations: premium ones, who have many. */
  viewers: string[];
  /** Members who may listen to their events. */
  listeners: string[];
  /** Premium members with credits, and the members they write to. */
  paid: Talk[];
  /** Free members who have never written, one message of theirs each; to be used up. */
  free: Talk[];
}

/** Finds them in a populated database, always in the same order. */
export async function findCast(client: Client): Promise<Cast> {
  const site = await client.query<{ site_id: string; pool: string }>(
    `select site_id, pool from profiles join members on members.id = member_id
      where pool is not null order by members.id limit 1`,
  );
  const { site_id: siteId = '', pool = '' } = site.rows[0] ?? {};
  return {
    siteId,
    pool,
    viewers: await findMembers(client, 'paid_user'),
    listeners: await findMembers(client, "status = 'active'"),
    paid: await findTalks(client, 'own.num_sent > 0 and me.paid_user'),
    free: await findTalks(
      client,
      `not me.paid_user and not exists (
        select from conversation_members written where written.member_id = me.id and num_sent > 0
      )`,
    ),
  };
}

const MOST_MEMBERS = 20_000;

async function findMembers(client: Client, condition: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from members where ${condition} order by md5(id) limit ${MOST_MEMBERS}`,
  );
  return rows.map(({ id }) => id);
}

/** One of each writer, with somebody who is there to be written to. */
async function findTalks(client: Client, condition: string): Promise<Talk[]> {
  const { rows } = await client.query<Talk>(
    `select distinct on (md5(me.id)) me.id as "memberId", own.other_id as "otherId", own.conversation_id as "conversationId"
      from conversation_members own
      join members me on me.id = own.member_id and me.status = 'active'
      join members other on other.id = own.other_id and other.status = 'active'
      where ${condition} and not exists (
        select from blocks where (blocker_id, blocked_id) in ((me.id, other.id), (other.id, me.id))
      )
      order by md5(me.id), own.conversation_id`,
  );
  return rows;
}
