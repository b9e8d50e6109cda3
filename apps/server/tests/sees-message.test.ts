import { deliversHeld, seesMessage } from '@vela/domain/chat';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSeenBy } from '../src/chat/find-messages';
import { isDelivered } from '../src/chat/held/release-held-messages';
import { createTestApp, type TestApp } from './support/create-test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MEMBER = 'member';
const DELETERS = [[], [MEMBER], ['other'], ['other', MEMBER]];
const BLOCKS = [null, 'by the sender', 'by the other'] as const;

const CASES = DELETERS.flatMap((deletedBy) => [true, false].map((held) => ({ deletedBy, held })))
  .flatMap((one) => [true, false].map((own) => ({ ...one, own })))
  .flatMap((one) => [true, false].map((cleared) => ({ ...one, cleared })))
  .flatMap((one) => BLOCKS.map((block) => ({ ...one, block })))
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
      deliversHeld({ deleted: one.cleared || hasDeleted(one), blocked: one.block !== null }),
  );
  const ids = await idsWhere(isDelivered(MEMBER));
  expect(delivered.length).toBeGreaterThan(0);
  expect(ids).toEqual(delivered.map(({ id }) => id).toSorted());
});

/** Asks a condition itself, over tables that hold nothing but the cases, each in a conversation of its own. */
async function idsWhere(condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with messages as (${table(CASES.map(messageOf), sql`id text, sender_id text, held boolean, deleted_by text[], seq int`)}),
    sides as (${table(CASES.map(sideOf), sql`message_id text, other_id text, cleared_seq int`)}),
    blocks as (${table(CASES.flatMap(blockOf), sql`blocker_id text, blocked_id text`)})
    select messages.id from messages join sides own on own.message_id = messages.id
    where ${condition}`.execute(app.db);
  return rows.map(({ id }) => id).toSorted();
}

function table(rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${columns})`;
}

const otherOf = ({ id }: Case): string => `other of ${id}`;

function messageOf({ id, own, held, deletedBy }: Case) {
  return { id, sender_id: own ? MEMBER : 'other', held, deleted_by: deletedBy, seq: 1 };
}

function sideOf(one: Case) {
  return { message_id: one.id, other_id: otherOf(one), cleared_seq: one.cleared ? 1 : 0 };
}

function blockOf(one: Case) {
  if (one.block === null) return [];
  return one.block === 'by the sender'
    ? [{ blocker_id: MEMBER, blocked_id: otherOf(one) }]
    : [{ blocker_id: otherOf(one), blocked_id: MEMBER }];
}
