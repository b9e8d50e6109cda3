import type { Api } from '../create-api';
import { listTransactions } from '@vela/contract/endpoints/list-transactions';
import { defineQuery } from './define-query';

/** A page of the ledger, the first with the orders; each page has its own key. */
export function transactionsQueryOptions(api: Api, cursor: string | null = null) {
  return defineQuery({
    queryKey: ['transactions', cursor],
    load: (options) => api.call(listTransactions, cursor === null ? {} : { cursor }, options),
  });
}
