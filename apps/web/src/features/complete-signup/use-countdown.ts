import { useEffect, useState } from 'react';
import { secondsLeft } from './seconds-left';

const SECOND_MS = 1000;

export interface Countdown {
  /** 0 when nothing is counted. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

/** Counts seconds down to zero by the clock: a page in the background ticks late, or not at all. */
export function useCountdown(): Countdown {
  const [times, setTimes] = useState<{ endMs: number | null; nowMs: number }>({ endMs: null, nowMs: 0 });
  const left = secondsLeft(times);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setTimes({ ...times, nowMs: Date.now() }), SECOND_MS);
    return () => clearTimeout(timer);
  }, [times, left]);
  return {
    secondsLeft: left,
    start: (seconds) => {
      const nowMs = Date.now();
      setTimes({ endMs: nowMs + seconds * SECOND_MS, nowMs });
    },
  };
}
