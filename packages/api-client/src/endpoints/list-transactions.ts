import { listTransactions as endpoint } from '@vela/contract/endpoints/list-transactions';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** A page of the member’s ledger, the newest first; the first page has the orders, too. */
export function listTransactions(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
