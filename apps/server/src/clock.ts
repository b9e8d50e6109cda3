/** The one source of the time in the server: use cases take `now` from it, never from `Date.now()`. */
export interface Clock {
  now(): Date;
}

/** A clock that demo mode and tests can move forward; the offset lives in this process and is gone at its end. */
export interface MovableClock extends Clock {
  /** Sets how far the clock is ahead of real time. Never backwards: what has expired stays expired. */
  moveTo(offsetSeconds: number): boolean;
  readonly offsetSeconds: number;
}

export function createClock(): MovableClock {
  let offsetSeconds = 0;
  return {
    now: () => new Date(Date.now() + offsetSeconds * 1000),
    moveTo: (wanted) => {
      if (wanted < offsetSeconds) return false;
      offsetSeconds = wanted;
      return true;
    },
    get offsetSeconds() {
      return offsetSeconds;
    },
  };
}
