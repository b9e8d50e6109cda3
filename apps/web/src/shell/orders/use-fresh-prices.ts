import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useApi } from '../members';

const PRICES = ['packages', 'payment-methods', 'repeat-order'] as const;

/** Asks anew for prices, fees and the member whose bonus is in them; done once they are there or couldn't be had. */
export function useFreshPrices(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const prices = PRICES.map((name) => queryClient.invalidateQueries({ queryKey: [name] }));
    const user = queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
    await Promise.all([...prices, user]);
  };
}
