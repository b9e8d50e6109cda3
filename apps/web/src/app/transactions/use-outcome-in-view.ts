import { isSettled, type OrderStatus } from '@vela/domain/payments';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the outcome of an order when it changes on the open page. A member who withdraws loses the focus with the
 * button, and gets it at the new heading; where a payment arrived by itself the focus isn't moved.
 */
export function useOutcomeInView(status: OrderStatus): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === status) return;
    shown.current = status;
    place.current?.scrollIntoView({ block: 'nearest' });
    if (!isSettled(before) || document.activeElement !== document.body) return;
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [status]);
  return place;
}
