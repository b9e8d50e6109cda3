/** How long a picture that failed is let be before each further try, in ms: its server may still be drawing it. */
export const WAITS_MS = [600, 1800, 4000] as const;

/** How far the loading of a picture has come. */
export interface Tries {
  src: string;
  /** How many have failed. */
  failed: number;
  /** Between two of them. */
  isResting: boolean;
}

export function freshTries(src: string): Tries {
  return { src, failed: 0, isResting: false };
}

/** After a failure: a rest, or the end. */
export function afterFailure({ src, failed }: Tries): Tries {
  return { src, failed: failed + 1, isResting: failed < mostWaits(src) };
}

export function isGivenUp({ src, failed }: Tries): boolean {
  return failed > mostWaits(src);
}

/** How long this rest lasts, in ms; null during a try. */
export function restOf({ failed, isResting }: Tries): number | null {
  return isResting ? (WAITS_MS[failed - 1] ?? null) : null;
}

/** What the page holds itself will be no better the next time. */
function mostWaits(src: string): number {
  return /^(?:data|blob):/.test(src) ? 0 : WAITS_MS.length;
}
