import type { ReactNode } from 'react';
import { foot } from './DialogFoot.css';

/** Its last line, with what ends it: stays in sight while what a long sheet asks scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}
