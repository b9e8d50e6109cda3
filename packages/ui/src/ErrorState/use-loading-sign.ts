import { loadingStaysMs } from '@vela/domain/refresh';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether a sign of loading shows: as long as something loads, and after a very short load long enough to be
 * seen.
 */
export function useLoadingSign(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(isLoading);
  const shownAt = useRef(0);
  if (isLoading && !isShown) setIsShown(true);
  useEffect(() => {
    if (isShown) shownAt.current = performance.now();
  }, [isShown]);
  useEffect(() => {
    if (isLoading || !isShown) return undefined;
    const staysMs = loadingStaysMs(performance.now() - shownAt.current);
    const timer = setTimeout(() => setIsShown(false), staysMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
