import type { QueryClient } from '@tanstack/query-core';

/** The queries whose answers hold prices or fees, which a bonus or a discount changes. */
const PRICES = ['packages', 'payment-methods', 'repeat-order'] as const;

/** Asks anew for the prices and fees that are shown, and for the others when they are; done once they are there or couldn't be had. */
export async function invalidatePrices(queryClient: QueryClient): Promise<void> {
  await Promise.all(PRICES.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
