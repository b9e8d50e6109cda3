import type { LikePair } from '@vela/domain/likes';
import { canSee, type Seen } from '@vela/domain/members';
import {
  isNotified,
  kindOfMessage,
  preferencesOf,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationChoices,
  type NotificationKind,
} from '@vela/domain/notifications';
import { isPushed, type Happening } from '@vela/domain/push';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsFor } from '../src/push/claim-due';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const POOL = 'vela/1';
const BOTH = [true, false];
const DELETIONS = [null, 'alone', 'with the conversation'] as const;
const BLOCKS = [null, 'by the member', 'by the other'] as const;

type Deletion = (typeof DELETIONS)[number];

/** Something that happened to a member of its own, from another of its own. */
interface Case {
  id: string;
  happening: Happening;
  deletion: Deletion;
  other: Seen;
  block: (typeof BLOCKS)[number];
}

const MESSAGES = BOTH.flatMap((own) => BOTH.map((held) => ({ own, held })))
  .flatMap((one) => BOTH.map((read) => ({ ...one, read })))
  .flatMap((one) => DELETIONS.map((deletion) => ({ ...one, deletion })))
  .map(({ deletion, ...one }) => ({
    happening: { name: 'message', ...one, deleted: deletion !== null } as const,
    deletion,
  }));

const PAIRS: LikePair[] = BOTH.flatMap((like) => [
  { like, likedBy: false, likeNew: false },
  ...BOTH.map((likeNew) => ({ like, likedBy: true, likeNew })),
]);

const HAPPENINGS: Pick<Case, 'happening' | 'deletion'>[] = [
  ...MESSAGES,
  ...PAIRS.map((pair) => ({ happening: { name: 'like', pair } as const, deletion: null })),
  ...PAIRS.flatMap((pair) =>
    BOTH.map((shown) => ({ happening: { name: 'match', pair, shown } as const, deletion: null })),
  ),
];

const SEEN: Seen = {
  pool: POOL,
  status: 'active',
  profileStatus: 'active',
  invisible: false,
  shownToVisitors: false,
};
// visible-to.test.ts covers the other cases of `canSee`.
const OTHERS: Seen[] = [
  SEEN,
  { ...SEEN, invisible: true },
  { ...SEEN, pool: 'vela/2' },
  { ...SEEN, status: 'banned' },
  { ...SEEN, profileStatus: 'disabled' },
];

const CASES: Case[] = HAPPENINGS.flatMap((one) => OTHERS.map((other) => ({ ...one, other })))
  .flatMap((one) => BLOCKS.map((block) => ({ ...one, block })))
  .map((one, index) => ({ ...one, id: `member${index}` }));

const isOwn = ({ happening }: Case): boolean => happening.name === 'message' && happening.own;
const PUSHED_KINDS = NOTIFICATION_KINDS.filter((kind) => NOTIFICATIONS[kind].push !== null);

/** Every second one has written in the conversation. */
const hasWritten = (id: string): boolean => Number(id.replace('member', '')) % 2 === 1;

function kindOf({ id, happening }: Case): NotificationKind {
  return happening.name === 'message' ? kindOfMessage({ hasWritten: hasWritten(id) }) : 'like';
}

const otherOf = ({ id }: Case): string => `other of ${id}`;

/** The rules together: which events are pushed, and about which members. */
function isAnnounced(one: Case): boolean {
  const between = { self: isOwn(one), blocked: one.block !== null, hides: false, contact: false };
  const by = { member: true, pool: POOL };
  return isPushed(one.happening, { canSee: canSee(one.other, { by, between, invisible: 'shown' }) });
}

it('the database announces what the rule announces', async () => {
  const announced = CASES.filter(isAnnounced);
  expect(announced.length).toBeGreaterThan(0);
  expect(await announcedOf(({ happening }) => happening.name)).toEqual(
    announced.map(({ id }) => id).toSorted(),
  );
});

it('the database goes by each switch of the member as the rule does', async () => {
  const choices = PUSHED_KINDS.map((kind) => ({ [kind]: { push: false } }));
  for (const [index, off] of PUSHED_KINDS.entries()) {
    const chosen = CASES.map(({ id }) => ({ member_id: id, choices: choices[index] ?? {} }));
    const preferences = preferencesOf(choices[index] ?? {});
    const announced = CASES.filter(isAnnounced).filter((one) =>
      isNotified({ kind: kindOf(one), channel: 'push' }, { preferences, disabled: [] }),
    );
    expect(announced.map(kindOf)).not.toContain(off);
    expect(await announcedOf(({ happening }) => happening.name, chosen)).toEqual(
      announced.map(({ id }) => id).toSorted(),
    );
  }
});

it('nothing else that happens is announced', async () => {
  expect(await announcedOf(() => 'credits')).toEqual([]);
});

/** Asks the condition itself, over tables that hold nothing but the cases. */
async function announcedOf(
  nameOf: (one: Case) => string,
  chosen: { member_id: string; choices: NotificationChoices }[] = [],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with subscribed as (${table(CASES.map(subscriptionOf), sql`member_id text, told_seq int`)}),
    member_events as (${table(
      CASES.map((one) => eventOf(one, nameOf(one))),
      sql`member_id text, seq int, name text, data jsonb`,
    )}),
    members as (${table(CASES.flatMap(membersOf), sql`id text, status text`)}),
    profiles as (${table(
      CASES.flatMap(profilesOf),
      sql`member_id text, pool text, status text, fictional boolean`,
    )}),
    messages as (${table(
      CASES.flatMap(messageOf),
      sql`id text, conversation_id text, sender_id text, seq int, held boolean, read_at timestamptz, deleted_by text[]`,
    )}),
    conversation_members as (${table(
      CASES.map(sideOf),
      sql`member_id text, conversation_id text, cleared_seq int, num_sent int`,
    )}),
    notification_preferences as (${table(chosen, sql`member_id text, choices jsonb`)}),
    likes as (${table(
      CASES.flatMap(likesOf),
      sql`member_id text, liked_id text, is_new boolean, match_shown boolean`,
    )}),
    blocks as (${table(CASES.flatMap(blockOf), sql`blocker_id text, blocked_id text`)})
    select subscribed.member_id as id
    from subscribed cross join lateral (${newsFor('subscribed')}) news
    where news.head is not null`.execute(app.db);
  return rows.map(({ id }) => id).toSorted();
}

function table(rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${columns})`;
}

const subscriptionOf = ({ id }: Case) => ({ member_id: id, told_seq: 0 });
const sideOf = ({ id, deletion }: Case) => ({
  member_id: id,
  conversation_id: id,
  cleared_seq: deletion === 'with the conversation' ? 1 : 0,
  num_sent: Number(hasWritten(id)),
});

function eventOf(one: Case, name: string) {
  const data = one.happening.name === 'message' ? { message_id: one.id } : { profile_id: otherOf(one) };
  return { member_id: one.id, seq: 1, name, data };
}

function membersOf(one: Case) {
  return [
    { id: one.id, status: 'active' },
    { id: otherOf(one), status: one.other.status },
  ];
}

function profilesOf(one: Case) {
  const { pool, profileStatus } = one.other;
  return [
    { member_id: one.id, pool: POOL, status: 'active' },
    { member_id: otherOf(one), pool, status: profileStatus },
  ];
}

function messageOf(one: Case) {
  const { id, happening, deletion } = one;
  if (happening.name !== 'message') return [];
  const read_at = happening.read ? '2026-11-21T12:00:00Z' : null;
  const sender_id = happening.own ? id : otherOf(one);
  const deleted_by = deletion === 'alone' ? [id] : [];
  return [{ id, conversation_id: id, sender_id, seq: 1, held: happening.held, read_at, deleted_by }];
}

function likesOf(one: Case) {
  const { id, happening } = one;
  if (happening.name === 'message') return [];
  const { like, likedBy, likeNew } = happening.pair;
  const match_shown = happening.name === 'match' && happening.shown;
  const given = { member_id: id, liked_id: otherOf(one), is_new: true, match_shown };
  const received = { member_id: otherOf(one), liked_id: id, is_new: likeNew, match_shown: false };
  return [...(like ? [given] : []), ...(likedBy ? [received] : [])];
}

function blockOf(one: Case) {
  if (one.block === null) return [];
  const [blocker_id, blocked_id] =
    one.block === 'by the other' ? [otherOf(one), one.id] : [one.id, otherOf(one)];
  return [{ blocker_id, blocked_id }];
}
