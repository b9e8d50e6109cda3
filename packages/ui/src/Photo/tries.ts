/** How long a picture that failed is let be before each further try, in ms: its server may still be drawing it. */
export const WAITS_MS = [600, 1800, 4000] as const;

/** How far the loading of a picture has come. */
export interface Tries {
  src: string;
  /** How many have failed. */
  failed: number;
  /** It rests between two tries, and is given up after the last. */
  phase: 'trying' | 'resting' | 'givenUp';
}

export function freshTries(src: string): Tries {
  return { src, failed: 0, phase: 'trying' };
}

/** Returns the state after a failure: a rest, or the end. */
export function afterFailure({ src, failed }: Tries): Tries {
  return { src, failed: failed + 1, phase: failed < mostRests(src) ? 'resting' : 'givenUp' };
}

/** Returns the state after a rest. */
export function nextTry({ src, failed }: Tries): Tries {
  return { src, failed, phase: 'trying' };
}

/** How long this rest lasts, in ms; null outside of one. */
export function restOf({ failed, phase }: Tries): number | null {
  return phase === 'resting' ? (WAITS_MS[failed - 1] ?? null) : null;
}

/** What the page holds itself will be no better the next time. */
function mostRests(src: string): number {
  return /^(?:data|blob):/.test(src) ? 0 : WAITS_MS.length;
}
