import { useEffect } from 'react';

/** What the root element says of the page while it is so. */
export type RootMark =
  | 'data-has-dialog'
  | 'data-has-notice'
  /** Something stands in the corner of the toasts. */
  | 'data-corner-taken'
  /** What a phone's page is for stays above the bar of places. */
  | 'data-has-actions'
  /** The page is as high as the window and scrolls in its parts alone. */
  | 'data-fills-window';

const holders = new Map<RootMark, number>();

/**
 * Marks the root element while this is so, for styles of the whole page. One that looked for it inside the page, by
 * `:has()`, would look all of a long page through after every letter that is typed on it.
 */
export function useRootMark(mark: RootMark, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}

function count(mark: RootMark, change: 1 | -1): void {
  const now = (holders.get(mark) ?? 0) + change;
  holders.set(mark, now);
  document.documentElement.toggleAttribute(mark, now > 0);
}
