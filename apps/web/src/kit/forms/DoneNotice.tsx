import { Notice } from '@vela/ui/Notice';
import { useEffect, useRef, type ReactNode } from 'react';

export interface DoneNoticeProps {
  /** How often it was done on this page, by `useDone`. */
  times: number;
  children: ReactNode;
}

/**
 * The result of a form. It takes the focus each time, because its form restarts or its button is disabled. On
 * a page that was loaded to show it, it takes the focus only if nothing else has it.
 */
export function DoneNotice({ times, children }: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0 || document.activeElement === document.body) notice.current?.focus();
  }, [times]);
  return (
    <Notice tone="success" ref={notice}>
      {children}
    </Notice>
  );
}
