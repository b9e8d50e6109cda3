import { UNPAID_ORDER_KEPT_DAYS } from '@vela/domain/payments';
import { addMs, DAY } from '@vela/domain/time';
import type { AppContext } from '../core/context';

/**
 * Deletes orders that nobody paid for, open or given up, once they have had their time. One that money ever came for, or of
 * which a provider reported so, is of the books and stays: a report at this moment waits for the row, or makes it stay. Harmless
 * to run twice or at once.
 */
export async function pruneOrders({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('created_at', '<', addMs(clock.now(), -UNPAID_ORDER_KEPT_DAYS * DAY))
    .where('status', 'in', ['pending', 'failed', 'cancelled', 'expired'])
    .where('completed_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payment_notices')
            .select('kind')
            .whereRef('payment_notices.payment_id', '=', 'orders.payment_id')
            .where('kind', 'in', ['paid', 'reversed']),
        ),
      ),
    )
    .execute();
}
