import { useCallback, useEffect, useRef } from 'react';
import type { Go } from './routing-context';
import { useGo } from './use-routing';

/**
 * Goes to an address as `useGo` does, but nowhere once the caller's screen was left: an answer that comes late takes nobody away
 * from what they do by then. Not in this folder's index, which every page has.
 */
export function useGoWhileShown(): Go {
  const go = useGo();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    (href, options) => {
      if (isShown.current) go(href, options);
    },
    [go],
  );
}
