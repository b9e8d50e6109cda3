import { Notice } from '@vela/ui/Notice';
import { useEffect, useRef, type ReactNode } from 'react';

export interface DoneNoticeProps {
  /** How often it was done on this page, by `useDone`. */
  times: number;
  children: ReactNode;
}

/**
 * What a form did. It takes the focus each time: the form it was in starts anew, or its button rests. Where a page was loaded
 * to say it, the focus is nowhere yet; what somebody has gone to since keeps it.
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
