import { useEffect, useRef } from 'react';

/** Longer than the second press of a double click takes to follow. */
const SECOND_PRESS_MS = 400;

/**
 * Holds back the second press of a double click that led to another step, and a finger's: it was meant for what stood there
 * before. One that begins with itself, and a key's, counts from the first moment.
 */
export function useSecondPress(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    const cameAt = performance.now();
    const listening = new AbortController();
    const holdBack = (event: MouseEvent) => {
      if (performance.now() - cameAt >= SECOND_PRESS_MS) return listening.abort();
      if (event.detail < 2 && !isByFinger(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', holdBack, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [step]);
}

/** Not every browser counts the taps of a finger. */
function isByFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
