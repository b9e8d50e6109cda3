import { deliversHeld, seesMessage } from '@vela/domain/chat';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSeenBy } from '../src/chat/find-messages';
import { isDelivered } from '../src/chat/release-held-messages';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MEMBER = 'member';
const DELETERS = [[], [MEMBER], ['other'], ['other', MEMBER]];
const BLOCKS = [null, 'by the sender', 'by the other'] as const;
/** Whether the other is in invisible mode, and by what the member sees it all the same. */
const SIGHTS = ['visible', 'invisible', 'invisible and likes', 'invisible and in contact'] as const;

const CASES = DELETERS.flatMap((deletedBy) => [true, false].map((held) => ({ deletedBy, held })))
  .flatMap((one) => [true, false].map((own) => ({ ...one, own })))
  .flatMap((one) => [true, false].map((cleared) => ({ ...one, cleared })))
  .flatMap((one) => BLOCKS.map((block) => ({ ...one, block })))
  .flatMap((one) => SIGHTS.map((sight) => ({ ...one, sight })))
  .map((one, index) => ({ ...one, id: `message${index}` }));

type Case = (typeof CASES)[number];

const hasDeleted = ({ deletedBy }: Case): boolean => deletedBy.includes(MEMBER);

it('the database lets a member see the messages that the rule lets', async () => {
  const seen = CASES.filter((one) => seesMessage({ ...one, deleted: hasDeleted(one) }));
  const ids = await idsWhere(isSeenBy(MEMBER));
  expect(seen.length).toBeGreaterThan(0);
  expect(ids).toEqual(seen.map(({ id }) => id).toSorted());
});

it('the database delivers the held messages that the rule lets be delivered', async () => {
  const delivered = CASES.filter(
    (one) =>
      one.own &&
      one.held &&
      deliversHeld({
        deleted: one.cleared || hasDeleted(one),
        blocked: one.block !== null,
        hidden: one.sight === 'invisible',
      }),
  );
  const ids = await idsWhere(isDelivered(MEMBER));
  expect(delivered.length).toBeGreaterThan(0);
  expect(ids).toEqual(delivered.map(({ id }) => id).toSorted());
});

/** Asks a condition itself, over tables that hold nothing but the cases, each in a conversation of its own. */
async function idsWhere(condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with messages as (${table(CASES.flatMap(messagesOf), sql`id text, conversation_id text, sender_id text, held boolean, deleted_by text[], seq int`)}),
    conversation_members as (${table(CASES.map(sideOf), sql`conversation_id text, member_id text, other_id text, cleared_seq int, last_message_id text`)}),
    blocks as (${table(CASES.flatMap(blockOf), sql`blocker_id text, blocked_id text`)}),
    members as (${table(CASES.map(otherMemberOf), sql`id text, invisible boolean`)}),
    likes as (${table(CASES.flatMap(likeOf), sql`member_id text, liked_id text`)})
    select messages.id from messages join conversation_members own on own.last_message_id = messages.id
    where ${condition}`.execute(app.db);
  return rows.map(({ id }) => id).toSorted();
}

function table(rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${columns})`;
}

const otherOf = ({ id }: Case): string => `other of ${id}`;

/** The message, and in a conversation with a contact one that arrived. */
function messagesOf({ id, own, held, deletedBy, sight }: Case) {
  const sender_id = own ? MEMBER : 'other';
  const message = { id, conversation_id: id, sender_id, held, deleted_by: deletedBy, seq: 1 };
  const arrived = { ...message, id: `arrived in ${id}`, sender_id: 'other', held: false, seq: 2 };
  return sight === 'invisible and in contact' ? [message, arrived] : [message];
}

/** The member's own side. */
function sideOf(one: Case) {
  const { id, cleared } = one;
  const two = { member_id: MEMBER, other_id: otherOf(one) };
  return { conversation_id: id, ...two, cleared_seq: cleared ? 1 : 0, last_message_id: id };
}

function otherMemberOf(one: Case) {
  return { id: otherOf(one), invisible: one.sight !== 'visible' };
}

function likeOf(one: Case) {
  return one.sight === 'invisible and likes' ? [{ member_id: otherOf(one), liked_id: MEMBER }] : [];
}

function blockOf(one: Case) {
  if (one.block === null) return [];
  return one.block === 'by the sender'
    ? [{ blocker_id: MEMBER, blocked_id: otherOf(one) }]
    : [{ blocker_id: otherOf(one), blocked_id: MEMBER }];
}
