import { ToastProvider } from '@vela/ui/Toast';
import type { ReactNode } from 'react';
import { LiveEvents } from '../events';
import { MatchNotices } from '../likes';
import { LiveNews } from '../news/LiveNews';

/** What all of a member's screens stand in: messages of the page, what waits, and the news of a match. */
export function MemberAround({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <LiveNews>
        <LiveEvents>
          <MatchNotices>{children}</MatchNotices>
        </LiveEvents>
      </LiveNews>
    </ToastProvider>
  );
}
