import type { QueryClient } from '@tanstack/query-core';

/** The queries whose answers hold prices or fees, which a bonus or a discount changes. */
const PRICES = ['packages', 'payment-methods', 'repeat-order'] as const;

/**
 * Loads the prices and fees on the screen again, and marks the others as stale. Resolves when they are loaded
 * or have failed.
 */
export async function invalidatePrices(queryClient: QueryClient): Promise<void> {
  await Promise.all(PRICES.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
