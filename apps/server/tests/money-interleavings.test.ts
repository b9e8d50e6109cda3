import * as fc from 'fast-check';
import { HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntriesOf } from './support/books';
import { callWebhook, orderBody } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { spend } from './support/spending';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PACKAGES = ['p0', 'p1'] as const;
const ORDERS = 3;

/** What may happen to a member with a few orders; each names the order it is about. */
type Step =
  | { kind: 'webhook'; order: number; outcome: 'paid' | 'failed' | 'expired' | 'reversed' }
  | { kind: 'order'; order: number }
  | { kind: 'spend'; credits: number }
  | { kind: 'return' };

const orderNumber = fc.nat({ max: ORDERS - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('webhook' as const),
      order: orderNumber,
      outcome: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'expired', 'reversed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('order' as const), order: orderNumber }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('spend' as const), credits: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const) }) },
);

/** Rounds one after the other; what is in a round happens at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

interface Buyer {
  person: Person;
  bodies: ReturnType<typeof orderBody>[];
  paymentIds: string[];
}

/** Someone with a few orders that were made so long after sign-up. */
async function newBuyer(waitMs: number): Promise<Buyer> {
  const person = await activePerson(app);
  app.clock.advance(waitMs);
  const bodies = Array.from({ length: ORDERS }, (_, index) =>
    orderBody({ package: PACKAGES[index % 2] ?? 'p0' }),
  );
  const answers = await Promise.all(bodies.map((body) => app.call('createOrder', { jar: person.jar, body })));
  return { person, bodies, paymentIds: answers.map(({ result }) => result.payment_id) };
}

/** Runs a step and returns what it took or brought; a rejection is an answer, too. */
async function take(
  { person, bodies, paymentIds }: Buyer,
  one: Step,
): Promise<{ spent: number; statuses: number[] }> {
  switch (one.kind) {
    case 'webhook': {
      const { status } = await callWebhook(app, paymentIds[one.order] ?? '', { outcome: one.outcome });
      return { spent: 0, statuses: [status] };
    }
    case 'order': {
      const body = bodies[one.order] ?? orderBody();
      const { status, result } = await app.call('createOrder', { jar: person.jar, body });
      return { spent: 0, statuses: [result.payment_id === paymentIds[one.order] ? status : 0] };
    }
    case 'spend': {
      const spent = await spend(app, person.user.id, one.credits).then(
        () => one.credits,
        () => 0,
      );
      return { spent, statuses: [] };
    }
    case 'return': {
      const { status } = await app.call('returnCredits', { jar: person.jar, body: {} });
      return { spent: 0, statuses: status === 403 ? [] : [status] };
    }
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function readBooks(memberId: string) {
  const { db } = app;
  const entries = await ledgerEntriesOf(db, memberId);
  const lots = await db
    .selectFrom('credit_lots')
    .select(['payment_id', 'credits', 'remaining'])
    .where('member_id', '=', memberId)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['payment_id', 'credits', 'status', 'completed_at'])
    .where('member_id', '=', memberId)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['payment_id', 'credits'])
    .where('member_id', '=', memberId)
    .execute();
  const debts = await db
    .selectFrom('credit_debts')
    .select(['payment_id', 'credits', 'remaining'])
    .where('member_id', '=', memberId)
    .execute();
  const { paid_user } = await db
    .selectFrom('members')
    .select('paid_user')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { entries, lots, orders, refunds, debts, paid_user };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

const totalOf = ({ entries }: Books, kind: string): number =>
  sum(entries.filter((entry) => entry.kind === kind).map(({ delta }) => delta));

/** What holds whatever happened. */
function checkBooks(books: Books, spent: number): void {
  const { entries, lots, orders, refunds, debts } = books;
  const balance = entries.at(-1)?.balance_after ?? 0;
  expect(balance).toBe(sum(entries.map(({ delta }) => delta)));
  expect(balance).toBe(sum(lots.map(({ remaining }) => remaining)));
  expect(totalOf(books, 'message')).toBe(0 - spent);
  expect(books.paid_user).toBe(orders.some(({ status }) => status === 'completed'));
  for (const { payment_id, credits, status, completed_at } of orders) {
    const of = (rows: { payment_id: string | null; credits: number }[]): number =>
      sum(rows.filter((row) => row.payment_id === payment_id).map((row) => row.credits));
    const booked = (kind: string): number =>
      sum(
        entries
          .filter((entry) => entry.kind === kind && entry.reference === payment_id)
          .map(({ delta }) => delta),
      );
    const isRefundedWhole = completed_at !== null && of(refunds) === credits && booked('purchase') === 0;
    expect(booked('purchase')).toBe(completed_at === null || isRefundedWhole ? 0 : credits);
    expect(of(lots)).toBe(booked('purchase'));
    // After a reversal every credit of the payment was unused, was returned or is a debt.
    const accounted = isRefundedWhole ? credits : of(refunds) + of(debts) - booked('reversal');
    expect(accounted).toBe(status === 'reversed' && completed_at !== null ? credits : of(refunds));
  }
  expect(sum(debts.map(({ credits, remaining }) => credits - remaining))).toBe(0 - totalOf(books, 'debt'));
}

describe('whatever happens to a member’s orders, in whatever order and at once', () => {
  it.each([
    ['at list prices', 5 * HOUR],
    ['with a discount that is had once', 0],
  ])(
    'the books are right, %s',
    async (_, waitMs) => {
      await fc.assert(
        fc.asyncProperty(rounds, async (happening) => {
          const buyer = await newBuyer(waitMs);
          let spent = 0;
          for (const round of happening) {
            const taken = await Promise.all(round.map((one) => take(buyer, one)));
            spent += sum(taken.map((one) => one.spent));
            expect(taken.flatMap(({ statuses }) => statuses).filter((status) => status !== 200)).toEqual([]);
            checkBooks(await readBooks(buyer.person.user.id), spent);
          }
        }),
        { numRuns: 25 },
      );
    },
    120_000,
  );
});
