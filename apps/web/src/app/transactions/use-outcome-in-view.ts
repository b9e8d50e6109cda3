import { isSettled, type OrderStatus } from '@vela/domain/payments';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what became of an order, where that changes on the open page: it comes into view. Who gave credits back has lost the
 * focus with the button that did it, and finds it at the new heading; where a payment came by itself nobody's focus is moved.
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
