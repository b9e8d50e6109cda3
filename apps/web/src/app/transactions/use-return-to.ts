import { useSyncExternalStore } from 'react';
import { usePage } from '../../kit/page/page-context';
import { readReturnTo } from '../../kit/page/return-to';

/** Returns the page where the order was begun, as this browser stored it; null while the server renders. */
export function useReturnTo(paymentId: string): string | null {
  const memberId = usePage().user?.id ?? '';
  return useSyncExternalStore(
    neverChanges,
    () => readReturnTo(memberId, paymentId),
    () => null,
  );
}

function neverChanges(): () => void {
  return () => {};
}
