import { SECOND, secondsLeft } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context';
import { useServerTime } from '../../formats/use-server-time';

/** The seconds until a moment by the server's clock, as far as the page knows it; 0 from then on. */
export function useSecondsUntil(iso: string): number {
  const { now } = usePage();
  const serverTime = useServerTime();
  const [time, setTime] = useState(() => new Date(now));
  useEffect(() => {
    const tick = () => setTime(serverTime());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [serverTime]);
  return secondsLeft(new Date(iso), time);
}
