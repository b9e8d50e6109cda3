import { useRootMark } from '@vela/ui/root-mark';
import type { ReactNode } from 'react';
import { main } from './Screen.css';
import { useFocusAfterWay } from './use-focus-after-way';

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
