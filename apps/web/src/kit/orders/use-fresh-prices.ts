import { useQueryClient } from '@tanstack/react-query';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useApi } from '../session/member-data-context';

/** Loads prices, fees and the member with its bonus again; resolves when they are loaded or have failed. */
export function useFreshPrices(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const user = queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
    await Promise.all([invalidatePrices(queryClient), user]);
  };
}
