import { useEffect, useRef } from 'react';

/**
 * Runs something at once, or when a press of the pointer is under way, after it: words that appear in
 * between push what is pressed from under the finger, and the press is lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const release = () => {
      isPressed.current = false;
      // The click comes right behind the release.
      setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    addEventListener('pointerdown', () => void (isPressed.current = true), options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  };
}
