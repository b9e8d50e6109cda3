import { orderQueryOptions } from '@vela/api-client/queries/orders';
import { transactionsQueryOptions } from '@vela/api-client/queries/transactions';
import type { MemberData } from '../../shell/members';

export interface LoadedTransactions {
  /** The order that the address names. */
  paymentId: string | null;
}

/** Fetches one order, or the orders and the ledger; what fails is said where it would stand. */
export async function loadTransactions(
  { data }: { data?: MemberData | undefined },
  id: string | undefined,
): Promise<LoadedTransactions> {
  if (data) {
    const { api, queryClient } = data;
    await (id === undefined
      ? queryClient.prefetchQuery(transactionsQueryOptions(api))
      : queryClient.prefetchQuery(orderQueryOptions(api, id)));
  }
  return { paymentId: id ?? null };
}
