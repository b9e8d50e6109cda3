import type { ReactNode } from 'react';
import { visuallyHidden } from './hidden.css';

export interface VisuallyHiddenProps {
  id?: string | undefined;
  /** Whether text that is added later is announced at once. */
  announced?: 'at once' | undefined;
  children: ReactNode;
}

/** Words for those who listen instead of look. */
export function VisuallyHidden({ id, announced, children }: VisuallyHiddenProps) {
  return (
    <span id={id} aria-live={announced && 'assertive'} className={visuallyHidden}>
      {children}
    </span>
  );
}
