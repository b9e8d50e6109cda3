import { safePath } from '@vela/domain/pages';
import { useAddressQuery } from './use-routing';
import type { Query } from './query';

/**
 * Returns the page that this page leads back to, as its address says; null for none, or for one on another
 * site.
 */
export function useNext(): string | null {
  return useAddressQuery(nextOf);
}

function nextOf({ next }: Query): string | null {
  return safePath(next);
}
