import { useEffect, useState } from 'react';

/** Whether something has been so for as long; over as soon as it isn't so any more. */
export function useLasts(isSo: boolean, delayMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, delayMs]);
  return lasts;
}
