import { useRootMark } from '@vela/ui/root-mark';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from '@vela/ui/hydration';
import { main } from './Screen.css';

export interface MainProps {
  /** `window` for a screen that is as high as the window and scrolls in its own parts. */
  fit?: 'page' | 'window' | undefined;
  children: ReactNode;
}

/** The content of a page, and the target of the link that skips the bars. */
export function Main({ fit = 'page', children }: MainProps) {
  const place = useFocusAfterWay();
  useRootMark('data-fills-window', fit === 'window');
  return (
    <main ref={place} id="main" tabIndex={-1} className={main[fit]}>
      {children}
    </main>
  );
}

/**
 * Focuses the `main` of a screen that replaces another without a load, as the pressed element is gone: the
 * focus goes to the link that leads here, such as a tab or a row of a list, or to the beginning of the
 * screen.
 */
function useFocusAfterWay(): RefObject<HTMLElement | null> {
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
