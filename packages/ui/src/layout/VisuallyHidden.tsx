import type { ReactNode } from 'react';
import { visuallyHidden } from './hidden.css';

export interface VisuallyHiddenProps {
  id?: string | undefined;
  children: ReactNode;
}

/** Words for those who listen instead of look. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
