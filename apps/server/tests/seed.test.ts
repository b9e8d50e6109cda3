import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInterest } from '@vela/atlas/interests';
import { regionName } from '@vela/atlas/regions';
import { NOTIFICATION_KINDS } from '@vela/domain/notifications';
import { checkName } from '@vela/domain/signup';
import { readConfig } from '../src/config';
import {
  DEMO_ACCOUNTS,
  DEMO_LEAVING,
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  DEMO_PREMIUM,
} from '@vela/demo/members/demo-members';
import { isSeeded } from '../src/seed/is-seeded';
import { seedDemo } from '../src/seed/seed-demo';
import { CookieJar, createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { logInAs } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const accounts = DEMO_MEMBERS.map(({ id }) => id);

const emails = async () => {
  const rows = await app.db
    .selectFrom('members')
    .select('email')
    .where('id', 'in', accounts)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

async function countOf(table: 'members' | 'profiles' | 'photos' | 'likes' | 'messages'): Promise<number> {
  const { count } = await app.db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('the demo seed', () => {
  it('leaves the operator out where strangers can reach the demo', async () => {
    const config = readConfig({ PUBLIC_URL: ORIGIN, VELA_ALLOW_PUBLIC_DEMO: '1' });
    expect(await isSeeded(app.db)).toBe(false);
    await seedDemo({ ...app.context, config });
    expect(await emails()).toEqual([
      'demo@example.com',
      'free@example.com',
      'leaving@example.com',
      'stopped@example.com',
    ]);
    expect(await isSeeded(app.db)).toBe(true);
  });

  it('puts in what is missing, once, however often and by how many nodes it runs', async () => {
    const before = await Promise.all([countOf('likes'), countOf('messages'), countOf('photos')]);
    await Promise.all([1, 2, 3].map(() => seedDemo(app.context)));
    await seedDemo(app.context);
    expect(await emails()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).toSorted());
    expect(await Promise.all([countOf('likes'), countOf('messages'), countOf('photos')])).toEqual(before);
    expect(await countOf('members')).toBe(await countOf('profiles'));
  });

  it('has a week of mails of each kind, whose links work', async () => {
    const mails = await app.db.selectFrom('mails').select(['kind', 'to_address', 'links']).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...NOTIFICATION_KINDS]));
    expect(mails).toHaveLength(NOTIFICATION_KINDS.length + 3);
    const back = mails.find(({ kind }) => kind === 'reactivation')?.links[0] ?? '';
    const token = new URL(back).searchParams.get('token') ?? '';
    expect((await app.call('reactivateAccount', { body: { token }, jar: new CookieJar() })).status).toBe(200);
    const { email, status } = await app.db
      .selectFrom('members')
      .select(['email', 'status'])
      .where('id', '=', DEMO_LEAVING.id)
      .executeTakeFirstOrThrow();
    expect([email, status]).toEqual(['leaving@example.com', 'active']);
  });

  it('has the push messages of a message, a like and a match, after each of them', async () => {
    const pushes = await app.db
      .selectFrom('pushes')
      .select(['about', 'member_id', 'title', 'seq', 'sent_at'])
      .orderBy('about')
      .execute();
    expect(pushes.map(({ about }) => about)).toEqual([['like'], ['match'], ['message']]);
    for (const { member_id: memberId, title, seq, sent_at: sentAt } of pushes) {
      expect([memberId, title]).toEqual([DEMO_PREMIUM.id, 'Vela']);
      // The first event of the member is the next one.
      expect(seq).toBeLessThan(1);
      expect(sentAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
    }
  });

  it('lets nobody be premium who bought nothing', async () => {
    const { rows } = await sql<{ premium: number; bought: number; balances: number }>`
      select count(*) filter (where paid_user)::integer as premium,
        count(*) filter (where exists (
          select from orders where member_id = members.id and status = 'completed'))::integer as bought,
        count(*) filter (where (
          select sum(delta) from credit_ledger where member_id = members.id
        ) = (select sum(remaining) from credit_lots where member_id = members.id))::integer as balances
      from members`.execute(app.db);
    const [counted] = rows;
    expect(counted?.premium).toBeGreaterThan(50);
    expect(counted).toEqual({
      premium: counted?.premium,
      bought: counted?.premium,
      balances: counted?.premium,
    });
  });

  it('lets everyone buy while they were there: after the sign-up, before the last visit', async () => {
    const { rows } = await sql<{ orders: number; inTime: number }>`
      select count(*)::integer as orders,
        count(*) filter (where orders.created_at > members.signup_date
          and orders.created_at + interval '1 minute' < profiles.last_seen_at)::integer as "inTime"
      from orders join members on members.id = orders.member_id join profiles using (member_id)`.execute(
      app.db,
    );
    expect(rows[0]?.orders).toBeGreaterThan(50);
    expect(rows[0]?.inTime).toBe(rows[0]?.orders);
  });

  it('takes a moment only: it asks the database for many rows at once', async () => {
    const other = await createTestApp();
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await seedDemo({ ...other.context, db: other.db.withPlugin(counting) });
    // None at all would mean that they weren't counted.
    expect(statements).toBeGreaterThan(10);
    expect(statements).toBeLessThan(await countOf('members'));
    await other.close();
  });

  it('leaves nothing behind when it is cut off', async () => {
    const other = await createTestApp();
    const add = () => {
      throw new Error('the power is gone');
    };
    const jobs = { ...other.context.jobs, add };
    await expect(seedDemo({ ...other.context, jobs })).rejects.toThrow('power');
    const rows = await other.db.selectFrom('members').select('id').execute();
    expect([rows, await isSeeded(other.db)]).toEqual([[], false]);
    await seedDemo(other.context);
    expect(await isSeeded(other.db)).toBe(true);
    await other.close();
  });

  it.each([
    ['demo@example.com', { paid_user: true, credits: 120, name: 'Sanne' }],
    ['free@example.com', { paid_user: false, credits: 0, name: 'Jonas' }],
    ['operator@example.com', { paid_user: false, credits: 0, name: 'Vela team' }],
  ])('lets %s log in, active and with a profile', async (email, { name, ...user }) => {
    const { result } = await logInAs(app, { email, password: DEMO_PASSWORD });
    expect(result.user).toMatchObject({ ...user, status: 'active', time_bonus: null });
    expect(result.user.profile).toMatchObject({
      name,
      status: 'active',
      about: expect.stringMatching(/\w{3}/),
    });
  });

  it('makes nobody but the operator one', async () => {
    const rows = await app.db
      .selectFrom('members')
      .select(['email', 'operator_role'])
      .where('operator_role', 'is not', null)
      .orderBy('email')
      .execute();
    expect(rows).toEqual([{ email: 'operator@example.com', operator_role: 'admin' }]);
  });

  it('leaves a member who changed something as it is', async () => {
    await app.db
      .updateTable('members')
      .set({ language: 'nl' })
      .where('email', '=', 'free@example.com')
      .execute();
    await seedDemo(app.context);
    const { result } = await logInAs(app, { email: 'free@example.com', password: DEMO_PASSWORD });
    expect(result.user.language).toBe('nl');
  });

  it('is there still when a member has another address', async () => {
    const move = async (from: string, to: string): Promise<void> => {
      const member = app.db.updateTable('members').where('email', '=', from);
      await member.set({ email: to, email_canonical: to }).execute();
    };
    await move('free@example.com', 'moved@example.com');
    expect(await isSeeded(app.db)).toBe(true);
    await move('moved@example.com', 'free@example.com');
  });

  it('keeps the rules that sign-up has', () => {
    for (const { name, email, interests, country, region, id } of DEMO_MEMBERS) {
      expect(checkName(name, email)).toBeNull();
      expect(interests.every(isInterest)).toBe(true);
      expect(regionName(country, region)).not.toBeNull();
      expect(id).toMatch(/^[\w-]{22}$/);
    }
  });

  it('doesn’t run in production', async () => {
    await expect(seedDemo({ ...app.context, config: { ...app.config, mode: 'production' } })).rejects.toThrow(
      /production/,
    );
  });
});

describe('the past of the demo’s accounts', () => {
  const jarOf = async (email: string) => {
    const jar = new CookieJar();
    await logInAs(app, { email, password: DEMO_PASSWORD, jar });
    return jar;
  };

  it.each([
    ['demo@example.com', { matches: 6, received: 15, fresh: 4, sent: 11 }],
    ['free@example.com', { matches: 2, received: 8, fresh: 3, sent: 6 }],
  ])('has likes and matches for %s, some of them new', async (email, { matches, received, fresh, sent }) => {
    const { result } = await app.call('listLikes', { jar: await jarOf(email) });
    expect(result.matches).toHaveLength(matches);
    expect(result.liked_by).toHaveLength(received);
    expect(result.profiles).toHaveLength(sent);
    expect(result.new_likes).toBe(fresh);
    for (const { profile } of result.liked_by)
      expect(profile).toMatchObject({ main_image: { variant: 'sharp' }, fictional: false });
  });

  it.each([
    ['demo@example.com', [2, 1, 0, 0, 0, 0]],
    ['free@example.com', [1, 1]],
  ])('has conversations for %s, of which some wait', async (email, unread) => {
    const { result } = await app.call('listConversations', { jar: await jarOf(email) });
    expect(result.chats.map(({ num_unread_messages: count }) => count).toSorted((a, b) => b - a)).toEqual(
      unread,
    );
    const times = result.chats.map(({ conversation }) => conversation.last_message_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has a ledger in the order of time, whose sum is what is left', async () => {
    const jar = await jarOf('demo@example.com');
    const rows = await app.db
      .selectFrom('credit_ledger')
      .select(['kind', 'delta', 'created_at'])
      .where('member_id', '=', 'DemoMemberPremium00000')
      .orderBy('seq')
      .execute();
    const times = rows.map(({ created_at: at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(120);
    const { result } = await app.call('getUser', { jar });
    expect(result.user?.credits).toBe(120);
  });

  it('leaves the free member one message of three', async () => {
    const { sent } = await app.db
      .selectFrom('conversation_members')
      .select((expression) => expression.fn.sum<string>('num_sent').as('sent'))
      .where('member_id', '=', 'DemoMemberFree00000000')
      .executeTakeFirstOrThrow();
    expect(Number(sent)).toBe(2);
  });
});
