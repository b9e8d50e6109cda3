import { reportTyping } from '@vela/api-client/endpoints/report-typing';
import { isTypingReportDue } from '@vela/domain/chat';
import { useRef } from 'react';
import { useApi } from '../../../shell/members';

/** Tells the other now and then that one is writing; a conversation that hasn't begun has nobody to tell. */
export function useReportTyping(conversationId: string | null): () => void {
  const api = useApi();
  const reportedAt = useRef<Date | null>(null);
  return () => {
    const now = new Date();
    if (conversationId === null || !isTypingReportDue(reportedAt.current, now)) return;
    reportedAt.current = now;
    // Nobody misses it when it gets lost.
    reportTyping(api, { id: conversationId }).catch(() => {});
  };
}
