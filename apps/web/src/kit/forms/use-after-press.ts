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
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes right after the release, unless that starts another press.
      setTimeout(() => {
        if (!isPressed.current) waiting.current.splice(0).forEach((run) => run());
      });
    };
    // A finger's press is a pointer's first, and a mouse's only when it is over: that one leaves the field, and is the click.
    for (const begin of ['pointerdown', 'mousedown']) addEventListener(begin, press, options);
    for (const end of ['pointerup', 'mouseup', 'pointercancel']) addEventListener(end, release, options);
    return () => listening.abort();
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  };
}
