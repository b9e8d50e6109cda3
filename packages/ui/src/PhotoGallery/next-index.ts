/**
 * Returns the index that a key leads to in a row of things: one on or back as one reads, to its start or end,
 * but never past them; null for other keys.
 */
export function nextIndex(
  key: string,
  { current, count, isFromRight }: { current: number; count: number; isFromRight: boolean },
): number | null {
  const last = count - 1;
  if (key === (isFromRight ? 'ArrowLeft' : 'ArrowRight')) return Math.min(last, current + 1);
  if (key === (isFromRight ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
