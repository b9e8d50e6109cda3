import type { Api } from '@vela/api-client/create-api';
import { reportTyping } from '@vela/contract/endpoints/report-typing';
import { isTypingReportDue } from '@vela/domain/chat';

/** Reports to the other member that one is typing. */
export interface TypingReports {
  /** Reports it now and then; a conversation that hasn't begun (null) has no receiver. */
  typed: (conversationId: string | null) => void;
  /** Cancels a report that is being sent: it would arrive after the message, and show that the member is still typing. */
  sent: () => void;
}

export function createTypingReports(api: Api, now: () => Date): TypingReports {
  let reportedAt: Date | null = null;
  let onItsWay = new AbortController();
  return {
    typed: (id) => {
      if (id === null || !isTypingReportDue(reportedAt, now())) return;
      reportedAt = now();
      if (onItsWay.signal.aborted) onItsWay = new AbortController();
      // A failed report needs no retry.
      api.call(reportTyping, { id }, { signal: onItsWay.signal }).catch(() => {});
    },
    sent: () => onItsWay.abort(),
  };
}
