import { addMs, SECOND, secondsLeft } from '@vela/domain/time';
import { useEffect, useState } from 'react';

export interface Countdown {
  /** 0 when nothing is counted. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

interface Times {
  /** null for nothing to count. */
  end: Date | null;
  now: Date;
}

/**
 * Counts seconds down to zero by the clock: a page in the background ticks late, or not at all. From the start on when
 * `first` seconds are given, which is for what only a browser shows.
 */
export function useCountdown(first = 0): Countdown {
  const [times, setTimes] = useState<Times>(() =>
    first > 0 ? timesOf(first) : { end: null, now: new Date() },
  );
  const left = times.end === null ? 0 : secondsLeft(times.end, times.now);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setTimes({ ...times, now: new Date() }), SECOND);
    return () => clearTimeout(timer);
  }, [times, left]);
  return {
    secondsLeft: left,
    start: (seconds) => setTimes(timesOf(seconds)),
  };
}

function timesOf(seconds: number): Times {
  const now = new Date();
  return { end: addMs(now, seconds * SECOND), now };
}
