import { sql } from 'kysely';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@vela/demo/members/demo-members';
import { seedDemo } from '../src/seed/seed-demo';
import { ensureDemoSites } from '../src/seed/ensure-demo-sites';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';

const SITES = [
  {
    origin: 'http://nl.localhost:3000',
    name: 'Margriet',
    currency: 'EUR',
    says: 'Ik trakteer op appeltaart.',
  },
  {
    origin: 'http://she.localhost:3000',
    name: 'Rowan',
    currency: 'GBP',
    says: 'Then let us begin here. They know me and my order.',
  },
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await ensureDemoSites(app.db, { publicUrl: ORIGIN });
  app.clock.advance(MINUTE);
  await seedDemo({ ...app.context, jobs: { ...app.context.jobs, add: async () => {} } });
});
afterAll(() => app.close());

async function logInAt(origin: string): Promise<{ jar: CookieJar; user: { name: string; credits: number } }> {
  const jar = new CookieJar();
  const response = await app.fetch(`${origin}/api/user.php`, {
    method: 'POST',
    jar,
    headers: { 'x-client': 'test', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: DEMO_PASSWORD }),
  });
  const { user } = (await response.json()) as { user: { credits: number; profile: { name: string } } };
  return { jar, user: { name: user.profile.name, credits: user.credits } };
}

async function get<Result>(origin: string, path: string, jar: CookieJar): Promise<Result> {
  return (await (await app.fetch(`${origin}${path}`, { jar })).json()) as Result;
}

interface Chats {
  chats: { num_unread_messages: number; conversation: { last_message: { text?: string } | null } }[];
}

describe.each(SITES)('the account of $origin', ({ origin, name, currency, says }) => {
  it('has an inbox in the words of its site, of which some waits', async () => {
    const { jar, user } = await logInAt(origin);
    expect(user.name).toBe(name);
    const { chats } = await get<Chats>(origin, '/api/chats.php', jar);
    expect(chats.map(({ num_unread_messages: unread }) => unread).toSorted((a, b) => b - a)).toEqual([
      2, 1, 0, 0,
    ]);
    expect(JSON.stringify(chats)).toContain(says);
  });

  it('has likes and matches, some of them new', async () => {
    const { jar } = await logInAt(origin);
    const likes = await get<Record<'matches' | 'liked_by' | 'profiles', unknown[]> & { new_likes: number }>(
      origin,
      '/api/likes.php',
      jar,
    );
    expect(likes).toMatchObject({ new_likes: 2 });
    expect([likes.matches, likes.liked_by, likes.profiles].map((list) => list.length)).toEqual([3, 6, 5]);
  });

  it('has bought in the money of its country, and spent some of it on what it said', async () => {
    const { user } = await logInAt(origin);
    const { rows } = await sql<{ currencies: string[]; bought: number; spent: number }>`
      select array_agg(distinct orders.currency) as currencies, sum(orders.credits)::integer as bought,
        (select -sum(delta)::integer from credit_ledger
          where credit_ledger.member_id = members.id and delta < 0) as spent
      from orders join members on members.id = orders.member_id
      where members.name = ${name} and orders.status = 'completed'
      group by members.id`.execute(app.db);
    expect(rows).toEqual([{ currencies: [currency], bought: 60, spent: 60 - user.credits }]);
    expect(user.credits).toBeGreaterThan(10);
    expect(user.credits).toBeLessThan(60);
  });
});

it('every member who wrote to an account or liked it was there then', async () => {
  const { rows } = await sql<{ deeds: number; there: number }>`
    select count(*)::integer as deeds, count(*) filter (where profiles.last_seen_at >= deeds.at)::integer as there
    from (
      select sender_id as member_id, sent_at as at from messages where sender_id is not null
      union all select member_id, liked_at from likes
    ) as deeds join profiles using (member_id)`.execute(app.db);
  expect(rows[0]?.deeds).toBeGreaterThan(60);
  expect(rows[0]?.there).toBe(rows[0]?.deeds);
});
