import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

export interface Countdown {
  /** 0 when nothing is counted. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

/** Counts seconds down to zero. */
export function useCountdown(): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, start: setSecondsLeft };
}
