import { useEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '@vela/ui/hydration';

/**
 * For the `main` of a screen that takes the place of another without a load, where the focus is lost with what was pressed:
 * it goes to the link that leads here, such as a tab or a row of a list, or to the beginning of the screen.
 */
export function useFocusAfterWay(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  // After a load the browser begins at the top, as it should.
  const isLoaded = useRef(!useIsHydrated());
  useEffect(() => {
    if (isLoaded.current || document.activeElement !== document.body) return;
    main.current?.querySelector<HTMLElement>('a[aria-current]')?.focus({ preventScroll: true });
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}
