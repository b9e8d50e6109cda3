import { media } from '@vela/ui/tokens';
import { useEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '@vela/ui/hydration';

/** True if list and conversation stand beside each other, and no keyboard would cover them. */
const DESK = `${media.desktop} and (pointer: fine)`;

/**
 * Focuses the field of a conversation that was opened from the list, as the member continues to write there.
 * It does nothing after a load, where the browser begins at the top, or when the focus went elsewhere
 * meanwhile.
 */
export function useFocusOnOpening(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const isLoaded = useRef(!useIsHydrated());
  useEffect(() => {
    if (!isLoaded.current && matchMedia(DESK).matches && isWayOver(document.activeElement))
      field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

/** It is where the way here began or, while the conversation was on its way, where a screen begins. */
function isWayOver(active: Element | null): boolean {
  return active === null || active.matches('body, main, main h1, a[aria-current]');
}
