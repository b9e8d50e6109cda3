/** The one source of the time in the server: use cases take `now` from it, never from `Date.now()`. */
export interface Clock {
  now(): Date;
}

/** A clock that can be put ahead of real time. How far lives in this process alone and is gone at its end. */
export interface MovableClock extends Clock {
  setOffset(offsetSeconds: number): void;
  /** Puts it so much further ahead. */
  forward(seconds: number): void;
}

export function createClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    setOffset: (offsetSeconds) => {
      offsetMs = offsetSeconds * 1000;
    },
    forward: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
}
