import type { ReactNode } from 'react';
import { wideWords } from './hidden.css';

/** Words beside an icon that a phone has no room for: there they are read aloud only. */
export function WideWords({ children }: { children: ReactNode }) {
  return <span className={wideWords}>{children}</span>;
}
