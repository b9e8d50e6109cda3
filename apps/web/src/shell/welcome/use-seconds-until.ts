import { SECOND } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { usePage } from '../page';

/** The seconds until a moment by the server's clock, as far as the page knows it; 0 from then on. */
export function useSecondsUntil(iso: string): number {
  const { now } = usePage();
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - start), SECOND);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.ceil((Date.parse(iso) - Date.parse(now) - elapsedMs) / SECOND));
}
