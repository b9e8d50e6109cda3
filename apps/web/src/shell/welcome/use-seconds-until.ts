import { addMs, SECOND, secondsLeft } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { usePage } from '../page';

/** The seconds until a moment by the server's clock, as far as the page knows it; 0 from then on. */
export function useSecondsUntil(iso: string): number {
  const { now } = usePage();
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const tick = () => setElapsedMs(performance.now() - arrivedAtMs());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [now]);
  return secondsLeft(new Date(iso), addMs(new Date(now), elapsedMs));
}

/** When the page began to arrive, which is just after the server wrote its time: what mounts late counts from there, too. */
function arrivedAtMs(): number {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming ? arrival.responseStart : 0;
}
