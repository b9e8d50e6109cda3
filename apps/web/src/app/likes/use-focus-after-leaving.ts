import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusAfterLeaving {
  /** Around the list, or what stands in its place; can take the focus. */
  listRef: RefObject<HTMLDivElement | null>;
  /** A card is taken off the page with the focus in it. */
  onLeave: (index: number) => void;
}

/** Where a card leaves with the focus, it goes to the card that took its place, to the last one, or to the empty list's heading. */
export function useFocusAfterLeaving(): FocusAfterLeaving {
  const listRef = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  // With every change of the list: what leaves it has told so by then.
  useLayoutEffect(() => {
    const index = left.current;
    left.current = null;
    if (index !== null && listRef.current !== null) focusTarget(listRef.current, index).focus();
  });
  return { listRef, onLeave: (index) => void (left.current = index) };
}

function focusTarget(list: HTMLElement, index: number): HTMLElement {
  const cards = [...list.querySelectorAll('li')];
  const card = cards[index] ?? cards.at(-1);
  // More may still be asked for where no card is left: then it is the list itself, which stays.
  return card?.querySelector('a') ?? list.querySelector('h2') ?? list;
}
