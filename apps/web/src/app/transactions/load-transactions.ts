import { orderQueryOptions } from '@vela/api-client/queries/orders';
import { transactionsQueryOptions } from '@vela/api-client/queries/transactions';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

export interface LoadedTransactions {
  /** The order that the address names. */
  paymentId: string | null;
}

/** Fetches one order, or the orders and the ledger; what fails is said where it would stand. */
export async function loadTransactions(
  input: PrepareInput,
  id: string | undefined,
): Promise<LoadedTransactions> {
  if (input.data) {
    const { api } = input.data;
    await (id === undefined
      ? prepareQuery(input, transactionsQueryOptions(api))
      : prepareQuery(input, orderQueryOptions(api, id)));
  }
  return { paymentId: id ?? null };
}
