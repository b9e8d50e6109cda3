import { useQueryClient } from '@tanstack/react-query';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { useEffect, useRef } from 'react';
import { usePage } from '../../kit/page/page-context';

/**
 * Whether a welcome bonus may be in the prices. They are loaded again when it ends, or is used in another
 * tab.
 */
export function usePricesOfBonus(): { hasBonus: boolean } {
  const end = usePage().user?.time_bonus?.expires ?? null;
  const queryClient = useQueryClient();
  const known = useRef(end);
  useEffect(() => {
    if (known.current === end) return;
    known.current = end;
    void invalidatePrices(queryClient);
  }, [end, queryClient]);
  return { hasBonus: end !== null };
}
