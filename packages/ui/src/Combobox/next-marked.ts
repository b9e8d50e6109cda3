/** The place of the option that is marked; null while none is and the text stands for itself. */
export type Marked = number | null;

export interface MarkedAmong {
  marked: Marked;
  count: number;
}

/** Which option is marked after an arrow: behind the last, and before the first, comes the text itself. */
export function nextMarked(key: 'ArrowDown' | 'ArrowUp', { marked, count }: MarkedAmong): Marked {
  if (count === 0) return null;
  if (key === 'ArrowDown') {
    if (marked === null) return 0;
    return marked + 1 < count ? marked + 1 : null;
  }
  if (marked === null) return count - 1;
  return marked > 0 ? marked - 1 : null;
}
