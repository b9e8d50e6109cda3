import { canSee, MEMBER_STATUSES, type Between, type Seen } from '@vela/domain/members';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isListed, isListedForVisitors } from '../src/members/refresh-listing';
import { visibleTo } from '../src/members/visible-to';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const VIEWER = 'viewer';
const POOL = 'vela/1';
const VISIBLE = {
  status: 'active',
  profileStatus: 'active',
  invisible: false,
  shownToVisitors: true,
} as const;
const BLOCKS = [null, 'by the viewer', 'by the other'] as const;
const CONTACTS = [
  null,
  'a like given',
  'a like received',
  'a conversation',
  'an empty conversation',
  'a held message',
] as const;

interface Case {
  id: string;
  hides: boolean;
  seen: Seen;
  block: (typeof BLOCKS)[number];
  contact: (typeof CONTACTS)[number];
}

const CASES: Case[] = [POOL, 'vela/2']
  .flatMap((pool) => MEMBER_STATUSES.map((status) => ({ pool, status })))
  .flatMap((seen) => (['active', 'disabled'] as const).map((profileStatus) => ({ ...seen, profileStatus })))
  .flatMap((seen) => [true, false].map((invisible) => ({ ...seen, invisible })))
  .flatMap((seen) => [true, false].map((shownToVisitors) => ({ ...seen, shownToVisitors })))
  .flatMap((seen) => BLOCKS.map((block) => ({ seen, block })))
  .flatMap((one) => CONTACTS.map((contact) => ({ ...one, contact })))
  .flatMap((one) => [true, false].map((hides) => ({ ...one, hides })))
  .map((one, index) => ({ ...one, id: `other${index}` }));

const membersTable = table(
  CASES.map(({ id, seen }) => ({ id, ...seen, shown_to_visitors: seen.shownToVisitors })),
  sql`id text, status text, invisible boolean, shown_to_visitors boolean`,
);
const profilesTable = table(
  CASES.map(({ id, seen }) => ({ member_id: id, pool: seen.pool, status: seen.profileStatus })),
  sql`member_id text, pool text, status text`,
);

const betweenOf = ({ block, contact, hides }: Case): Between => ({
  self: false,
  hides,
  blocked: block !== null,
  contact: contact === 'a like received' || contact === 'a conversation',
});

it.each([
  [VIEWER, 'hidden'],
  [VIEWER, 'known'],
  [VIEWER, 'shown'],
  [null, 'hidden'],
  [null, 'known'],
  [null, 'shown'],
] as const)(
  'the database lets %j see the members that the rule allows, where invisible ones are %s',
  async (by, invisible) => {
    const looker = { member: by !== null, pool: POOL };
    const allowed = CASES.filter((one) =>
      canSee(one.seen, { by: looker, between: betweenOf(one), invisible }),
    ).map(({ id }) => id);
    expect(allowed.length).toBeGreaterThan(0);
    expect(await seenBy(by, invisible)).toEqual(allowed.toSorted());
  },
);

it('shows nobody to itself', async () => {
  const [first] = CASES.filter(({ seen, block }) => block === null && seen.pool === POOL);
  const seen = { ...VISIBLE, pool: POOL };
  const self = { self: true, blocked: false, hides: false, contact: false };
  expect(canSee(seen, { by: { member: true, pool: POOL }, between: self })).toBe(false);
  expect(await seenBy(first?.id ?? '', 'shown')).not.toContain(first?.id);
});

it.each([
  ['member', true, isListed],
  ['visitor', false, isListedForVisitors],
] as const)(
  'a search by a %s lists the members that the rule allows to be found',
  async (_, member, listed) => {
    const { rows } = await sql<{ id: string }>`
    with members as (${membersTable}), profiles as (${profilesTable})
    select members.id from members join profiles on profiles.member_id = members.id
    where ${listed}`.execute(app.db);
    const between: Between = { self: false, blocked: false, hides: false, contact: false };
    const findable = CASES.filter(({ seen }) =>
      canSee(seen, { by: { member, pool: seen.pool }, between, invisible: 'hidden' }),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(findable.map(({ id }) => id).toSorted());
  },
);

/** Asks the condition itself, over tables that hold nothing but the cases. */
async function seenBy(by: string | null, invisible: 'hidden' | 'known' | 'shown'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with members as (${membersTable}),
    profiles as (${profilesTable}),
    blocks as (${table(CASES.flatMap(blockOf), sql`blocker_id text, blocked_id text`)}),
    hidden_from as (${table(CASES.flatMap(hidingOf), sql`member_id text, viewer_id text`)}),
    likes as (${table(CASES.flatMap(likeOf), sql`member_id text, liked_id text`)}),
    conversation_members as (${table(
      CASES.flatMap(conversationOf),
      sql`conversation_id text, member_id text, other_id text, last_message_id text`,
    )}),
    messages as (${table(CASES.flatMap(messageOf), sql`conversation_id text, held boolean`)})
    select members.id from members join profiles on profiles.member_id = members.id
    where ${visibleTo({ memberId: by, pool: POOL }, { invisible })}`.execute(app.db);
  return rows.map(({ id }) => id).toSorted();
}

function table(rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${columns})`;
}

function blockOf({ id, block }: Case) {
  if (block === null) return [];
  return block === 'by the other'
    ? [{ blocker_id: id, blocked_id: VIEWER }]
    : [{ blocker_id: VIEWER, blocked_id: id }];
}

function hidingOf({ id, hides }: Case) {
  return hides ? [{ member_id: id, viewer_id: VIEWER }] : [];
}

function likeOf({ id, contact }: Case) {
  if (contact === 'a like given') return [{ member_id: VIEWER, liked_id: id }];
  return contact === 'a like received' ? [{ member_id: id, liked_id: VIEWER }] : [];
}

function conversationOf({ id, contact }: Case) {
  const lastMessage = {
    'a conversation': 'm1',
    'a held message': 'm1',
    'an empty conversation': null,
  } as const;
  if (contact === null || !(contact in lastMessage)) return [];
  const last_message_id = lastMessage[contact as keyof typeof lastMessage];
  return [{ conversation_id: id, member_id: VIEWER, other_id: id, last_message_id }];
}

function messageOf({ id, contact }: Case) {
  if (contact === 'a held message') return [{ conversation_id: id, held: true }];
  return contact === 'a conversation'
    ? [
        { conversation_id: id, held: true },
        { conversation_id: id, held: false },
      ]
    : [];
}
