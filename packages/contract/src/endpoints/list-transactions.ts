import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { cursorSchema, nextCursorSchema } from '../entities/cursor';
import { orderSchema } from '../entities/order';
import { transactionSchema } from '../entities/transaction';

/**
 * The member's ledger, the newest entry first, a page at a time, and with its first page the member's latest
 * orders. `debt` is the number of credits that the member owes of payments that were reversed; 0 for none.
 */
export const listTransactions = defineEndpoint({
  id: 'listTransactions',
  summary: 'What was bought, spent and returned',
  method: 'GET',
  path: '/api/transactions.php',
  callers: ['member'],
  query: v.object({ cursor: v.optional(cursorSchema) }),
  result: v.object({
    orders: v.array(orderSchema),
    transactions: v.array(transactionSchema),
    debt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    next_cursor: nextCursorSchema,
  }),
});
