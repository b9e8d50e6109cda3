import type { Client } from 'pg';

/**
 * Fills a migrated database with members who have been here for a while, made by the database itself. The same number
 * gives the same members. Every twentieth is premium and talkative, with 10 to 50 conversations; of the others many were
 * only ever written to.
 */
export async function populate(client: Client, members: number): Promise<void> {
  await client.query('begin');
  // Rows that can't point nowhere needn't be checked one by one.
  await client.query('set local session_replication_role = replica');
  await client.query("set local work_mem = '256MB'");
  await client.query('select setseed(0.42)');
  for (const statement of [...MEMBERS, ...BETWEEN_MEMBERS, ...CONVERSATIONS]) {
    await client.query(statement.replaceAll(':members', String(members)));
  }
  await client.query('commit');
  // What a database has done by itself after a night.
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** The session token of each member: it follows from the id. */
export function tokenOf(memberId: string): string {
  return memberId.padEnd(43, '0');
}

/** The ids of the product have 22 characters, too. */
const idOf = (kind: string, number: string): string => `left(md5('${kind} ' || ${number}), 22)`;
const anyMember = idOf('member', '(1 + floor(random() * :members)::integer)');

const SITE = `(select id, company_id || '/' || coalesce(settings ->> 'niche', '1') as pool from sites where is_default) site`;

/** Larger countries come more often, and people live around towns. */
const TOWNS = `(values
  ('US', 'New York', 40.71, -74.0), ('US', 'Los Angeles', 34.05, -118.24), ('US', 'Chicago', 41.88, -87.63),
  ('US', 'Houston', 29.76, -95.37), ('DE', 'Berlin', 52.52, 13.4), ('DE', 'Hamburg', 53.55, 9.99),
  ('DE', 'München', 48.14, 11.58), ('FR', 'Paris', 48.86, 2.35), ('FR', 'Lyon', 45.76, 4.84),
  ('GB', 'London', 51.51, -0.13), ('GB', 'Leeds', 53.8, -1.55), ('NL', 'Amsterdam', 52.37, 4.9),
  ('NL', 'Utrecht', 52.09, 5.12), ('NL', 'Groningen', 53.22, 6.57), ('IT', 'Milano', 45.46, 9.19),
  ('ES', 'Madrid', 40.42, -3.7), ('PL', 'Warszawa', 52.23, 21.01), ('CA', 'Toronto', 43.65, -79.38),
  ('AU', 'Sydney', -33.87, 151.21), ('BE', 'Antwerpen', 51.22, 4.4), ('SE', 'Stockholm', 59.33, 18.07),
  ('CH', 'Zürich', 47.37, 8.54), ('AT', 'Wien', 48.21, 16.37), ('DK', 'København', 55.68, 12.57)
) town (country, city, lat, lon)`;

const MEMBERS = [
  `create temp table people on commit drop as
    select i, ${idOf('member', 'i')} as id, i % 20 = 0 as talkative, 1 + floor(random() * 24)::integer as town,
      (random() + random() - 1) * 0.6 as north, (random() + random() - 1) * 0.8 as east,
      i % 50 <> 49 as active, i % 40 = 7 as invisible
    from generate_series(1, :members) i`,
  `insert into members (id, site_id, email, email_canonical, name, name_key, password_hash, status, language, paid_user,
      welcome_used, invisible, consents, signup_date, activated_at)
    select people.id, site.id, 'member' || i || '@load.example', 'member' || i || '@load.example', 'Member ' || i,
      'member ' || i, '-', case when active then 'active' else 'not_confirmed' end, 'en', talkative, talkative, invisible,
      '{"terms_version": "2026-01-01", "special_categories": false}', now() - random() * interval '900 days', now()
    from people, ${SITE}`,
  `insert into profiles (member_id, status, gender, date_of_birth, country, city, about, signup_reason, hair_color,
      interests, pool, listed, last_seen_at, lat, lon, cell)
    select people.id, case when active then 'active' else 'disabled' end,
      case when random() < 0.6 then 'male' else 'female' end,
      current_date - 6700 - floor(random() * random() * 16000)::integer, town.country, town.city,
      repeat('Likes long walks, short films and good bread. ', 1 + i % 5), 'dating', 'brown',
      (array['art', 'beach', 'biking', 'coffee', 'cooking', 'hiking', 'movies', 'dancing'])[1 + i % 4 : 4 + i % 4],
      site.pool, active and not invisible, now() - random() * random() * interval '200 days',
      town.lat + north, town.lon + east,
      floor((town.lat + north + 90) * 4)::integer * 1440 + floor((town.lon + east + 180) * 4)::integer
    from people join (select *, row_number() over () as place from ${TOWNS}) town on town.place = people.town, ${SITE}`,
  `insert into photos (id, member_id, purpose, status, main, position, ready, width, height, created_at)
    select ${idOf('photo', "i || '.' || place")}, id, 'profile', 'active', place = 0, place, true, 960, 1200, now()
    from people cross join generate_series(0, i % 3) place where i % 10 < 7`,
  // The future: nobody is marked as seen again while something else is measured.
  `insert into sessions (id, token_hash, member_id, site_id, created_at, last_seen_at, expires_at)
    select ${idOf('session', 'i')}, sha256(convert_to(rpad(people.id, 43, '0'), 'UTF8')), people.id, site.id, now(),
      now() + interval '1 hour', now() + interval '30 days'
    from people, ${SITE} where active`,
  `insert into credit_ledger (member_id, seq, delta, balance_before, balance_after, kind, created_at)
    select id, 1, 1000, 0, 1000, 'seed', now() from people where talkative`,
  `insert into credit_lots (member_id, seq, credits, remaining, opened_at)
    select id, 1, 1000, 1000, now() from people where talkative`,
  `insert into member_event_heads (member_id, seq) select id, 1 + i % 20 from people`,
];

const BETWEEN_MEMBERS = [
  `insert into blocks (blocker_id, blocked_id, had_contact, blocked_at)
    select distinct on (blocker, blocked) blocker, blocked, false, now()
    from (select ${anyMember} as blocker, ${anyMember} as blocked from generate_series(1, :members / 5)) pair
    where blocker <> blocked`,
  `insert into likes (id, member_id, liked_id, is_new, liked_at)
    select distinct on (liker, liked) ${idOf('like', 'i')}, liker, liked, i % 3 = 0,
      now() - random() * interval '100 days'
    from (select i, ${anyMember} as liker, ${anyMember} as liked from generate_series(1, :members * 3) i) pair
    where liker <> liked`,
];

/** In a third of them only the talkative member has written. */
const CONVERSATIONS = [
  `create temp table talks on commit drop as
    select row_number() over () as i, one, other, 1 + floor(random() * 7)::integer as length, random() < 0.33 as alone,
      now() - random() * interval '100 days' as begun
    from (
      select distinct on (least(one, other), greatest(one, other)) one, other
      from (
        select people.id as one, ${anyMember} as other
        from people cross join lateral generate_series(1, 10 + i / 20 * 7919 % 41) where talkative
      ) pair
      where one <> other
    ) pairs`,
  `insert into conversations (id, a_id, b_id, last_seq, created_at)
    select ${idOf('conversation', 'i')}, least(one, other), greatest(one, other), length, begun from talks`,
  `insert into messages (id, conversation_id, seq, sender_id, client_id, type, text, sent_at)
    select ${idOf('message', "i || '.' || seq")}, ${idOf('conversation', 'i')}, seq,
      case when alone or seq % 2 = 1 then one else other end, 'load ' || i || '.' || seq, 'text',
      'Message ' || seq || repeat(': how are you, and what are you up to today?', 1 + seq % 2),
      begun + seq * interval '3 minutes'
    from talks cross join lateral generate_series(1, length) seq`,
  `insert into conversation_members (member_id, conversation_id, other_id, num_unread, num_sent, read_seq,
      last_message_id, last_message_at)
    select member, ${idOf('conversation', 'i')}, other_one, case when i % 5 = 0 then 2 else 0 end, sent, length,
      ${idOf('message', "i || '.' || length")}, begun + length * interval '3 minutes'
    from (
      select *, one as member, other as other_one, case when alone then length else (length + 1) / 2 end as sent from talks
      union all
      select *, other, one, case when alone then 0 else length / 2 end from talks
    ) side`,
];
