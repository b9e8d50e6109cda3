/** How long a picture that failed is let be before each further try, in ms: its server may still be drawing it. */
export const WAITS_MS = [600, 1800, 4000] as const;

/** How far the loading of a picture has come. */
export interface Tries {
  src: string;
  /** How many have failed. */
  failed: number;
  /** It rests between two tries, and is given up after the last; `outdated` it waits for another address. */
  phase: 'trying' | 'resting' | 'givenUp' | 'outdated';
}

export function freshTries(src: string): Tries {
  return { src, failed: 0, phase: 'trying' };
}

/** After a failure: a rest, or the end, which comes at once where another try would be in vain. */
export function afterFailure({ src, failed }: Tries, { isOver }: { isOver: boolean }): Tries {
  const mostRests = isHeld(src) ? 0 : WAITS_MS.length;
  const phase = failed < mostRests ? 'resting' : 'givenUp';
  return { src, failed: failed + 1, phase: isOver ? 'outdated' : phase };
}

/** After a rest. */
export function nextTry({ src, failed }: Tries): Tries {
  return { src, failed, phase: 'trying' };
}

/** How long this rest lasts, in ms; null outside of one. */
export function restOf({ failed, phase }: Tries): number | null {
  return phase === 'resting' ? (WAITS_MS[failed - 1] ?? null) : null;
}

/** What the page holds itself will be no better the next time. */
function isHeld(src: string): boolean {
  return /^(?:data|blob):/.test(src);
}
