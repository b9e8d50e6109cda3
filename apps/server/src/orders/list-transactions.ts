import type { Order } from '@vela/contract/entities/order';
import type { Transaction } from '@vela/contract/entities/transaction';
import { LEDGER_KINDS } from '@vela/domain/credits';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { CreditLedgerTable } from '../db/money-tables';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { selectOrders } from './order-rows';
import { presentOrder } from './present-order';
import { findRefunds } from './refund-rows';
import type { Site } from '../core/site';
import { findDebt } from '../credits/find-debt';

const PAGE = 50;
const MOST_ORDERS = 100;

/** The ledger a page at a time; the first page comes with the latest orders, and with every other that may be withdrawn from. */
export const listTransactions: Handler<'listTransactions'> = async ({
  context,
  site,
  session,
  query,
  now,
}) => {
  const { db } = context;
  const { memberId } = session;
  const before = query.cursor === undefined ? null : seqOf(query.cursor);
  const rows = await findEntries(db, { memberId, before });
  const page = rows.slice(0, PAGE);
  return {
    result: {
      orders: before === null ? await findOrders(db, { memberId, site, now }) : [],
      transactions: page.map(presentEntry),
      debt: await findDebt(db, memberId),
      next_cursor: rows.length > PAGE ? String(page.at(-1)?.seq) : null,
    },
  };
};

/** The entry that a page ended with, as its cursor says. */
function seqOf(cursor: string): number {
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw new Failure('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
  return Number(cursor);
}

type Entry = Pick<
  Selectable<CreditLedgerTable>,
  'seq' | 'kind' | 'delta' | 'balance_after' | 'reference' | 'created_at'
>;

/** One more than a page, to know whether there is another. */
async function findEntries(
  db: Db,
  { memberId, before }: { memberId: string; before: number | null },
): Promise<Entry[]> {
  let query = db
    .selectFrom('credit_ledger')
    .select(['seq', 'kind', 'delta', 'balance_after', 'reference', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(PAGE + 1);
  if (before !== null) query = query.where('seq', '<', before);
  return query.execute();
}

function presentEntry({ seq, kind, delta, balance_after, reference, created_at }: Entry): Transaction {
  return {
    id: String(seq),
    kind,
    credits: delta,
    balance: balance_after,
    created_at: created_at.toISOString(),
    ...(LEDGER_KINDS[kind].ofPayment && reference !== null && { payment_id: reference }),
  };
}

interface OrdersOf {
  memberId: string;
  site: Site;
  now: Date;
}

async function findOrders(db: Db, { memberId, site, now }: OrdersOf): Promise<Order[]> {
  const latest = db
    .selectFrom('orders')
    .select('payment_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('payment_id')
    .limit(MOST_ORDERS);
  const orders = await selectOrders(db)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('payment_id', 'in', latest), isWithdrawableNow({ site, now })]))
    .orderBy('created_at', 'desc')
    .orderBy('payment_id')
    .execute();
  const refunds = await findRefunds(
    db,
    orders.map(({ payment_id }) => payment_id),
  );
  return orders.map((order) => presentOrder(order, { refund: refunds.get(order.payment_id) ?? null, site }));
}

/** That an order of the query may be withdrawn from: the domain's `withdrawUntil` and `isWithdrawable` in the database's words. */
function isWithdrawableNow({ site, now }: Pick<OrdersOf, 'site' | 'now'>) {
  const days = sql`greatest(coalesce(orders.refund_days, 0), ${site.settings.refund_days}::integer)`;
  return sql<boolean>`(
    orders.status = 'completed' and not orders.left_behind and orders.completed_at + ${days} * interval '24 hours' > ${now}::timestamptz
  )`;
}
