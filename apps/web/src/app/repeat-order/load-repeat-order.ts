import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/** Fetches what would be ordered again. */
export async function loadRepeatOrder(input: PrepareInput): Promise<void> {
  if (input.data) await prepareQuery(input, repeatOrderQueryOptions(input.data.api));
}
