/** Reproducible chance: the same seed makes the same requests, so that a fault that was found is found again. */
export interface Chance {
  /** Returns a number from 0 up to, but without, 1. */
  next(): number;
  /** Returns a number from 0 up to, but without, `end`. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True in `share` of all cases. */
  is(share: number): boolean;
}

/** Mulberry32: small, and even enough to choose test values with. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (values) => {
      if (values.length === 0) throw new Error('Nothing to choose from');
      return values[below(values.length)] as (typeof values)[number];
    },
    is: (share) => next() < share,
  };
}
