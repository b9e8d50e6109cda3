import type { ReactNode } from 'react';
import { wideWords } from './hidden.css';

/** Words beside an icon that don't fit on a phone: there only a screen reader announces them. */
export function WideWords({ children }: { children: ReactNode }) {
  return <span className={wideWords}>{children}</span>;
}
