import { QueryClient, type QueryKey } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { createFakeApi } from '../testing';
import { repeatOrderQueryOptions } from '../queries/orders';
import { packagesQueryOptions } from '../queries/packages';
import { paymentMethodsQueryOptions } from '../queries/payment-methods';
import { userQueryOptions } from '../queries/user';
import { invalidatePrices } from './prices';

it('loads everything with a price again, and nothing else', async () => {
  const { api } = createFakeApi();
  const queryClient = new QueryClient();
  const prices: QueryKey[] = [
    packagesQueryOptions(api, 'NL').queryKey,
    paymentMethodsQueryOptions(api, null).queryKey,
    repeatOrderQueryOptions(api).queryKey,
  ];
  const user: QueryKey = userQueryOptions(api).queryKey;
  for (const key of [...prices, user]) queryClient.setQueryData(key, {});
  await invalidatePrices(queryClient);
  const isStale = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  expect(prices.map(isStale)).toEqual(prices.map(() => true));
  expect(isStale(user)).toBe(false);
});
