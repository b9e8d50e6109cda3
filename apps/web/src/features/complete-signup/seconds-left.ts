const SECOND_MS = 1000;

/** Whole seconds until a time, counting one that has begun; 0 when it is over or there is none. */
export function secondsLeft({ endMs, nowMs }: { endMs: number | null; nowMs: number }): number {
  return endMs === null ? 0 : Math.max(0, Math.ceil((endMs - nowMs) / SECOND_MS));
}
