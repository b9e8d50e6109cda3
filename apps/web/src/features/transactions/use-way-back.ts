import { useSyncExternalStore } from 'react';
import { usePage } from '../../shell/page';
import { readWayBack } from '../../shell/way-back';

/** Where the order was begun, as this browser knows; null while the server renders. */
export function useWayBack(paymentId: string): string | null {
  const memberId = usePage().user?.id ?? '';
  return useSyncExternalStore(
    neverChanges,
    () => readWayBack(memberId, paymentId),
    () => null,
  );
}

function neverChanges(): () => void {
  return () => {};
}
