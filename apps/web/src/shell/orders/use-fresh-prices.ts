import { useQueryClient } from '@tanstack/react-query';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useApi } from '../members';

/** Asks anew for prices, fees and the member whose bonus is in them; done once they are there or couldn't be had. */
export function useFreshPrices(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const user = queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
    await Promise.all([invalidatePrices(queryClient), user]);
  };
}
