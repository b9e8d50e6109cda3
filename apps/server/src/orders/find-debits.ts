import { isDebitBlocked } from '@vela/domain/direct-debit';
import { PAYMENT_METHOD_KEYS, paymentMethod } from '@vela/domain/payments';
import { findDebt } from '../credits/find-debt';
import type { Db, Tx } from '../db/database';
import { selectOrders, type OrderRow } from './order-rows';

const BY_DEBIT = PAYMENT_METHOD_KEYS.filter((key) => paymentMethod(key).kind === 'direct_debit');

export function isByDebit({ paymentmethod }: Pick<OrderRow, 'paymentmethod'>): boolean {
  return BY_DEBIT.includes(paymentmethod);
}

/** All that a member ever ordered by direct debit; what another person did in the account isn't the member's. */
export function findDebits(db: Db | Tx, memberId: string): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('member_id', '=', memberId)
    .where('left_behind', '=', false)
    .where('paymentmethod', 'in', BY_DEBIT)
    .execute();
}

/** Whether direct debit is blocked for a member. */
export async function findDebitBlock(db: Db | Tx, memberId: string): Promise<boolean> {
  const owed = await findDebt(db, memberId);
  return isDebitBlocked({ owed, earlier: await findDebits(db, memberId) });
}
