import { useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { createTypingReports, type TypingReports } from './typing-reports';

/** Tells the other of a conversation now and then that one is writing, until it is sent. */
export function useReportTyping(): TypingReports {
  const api = useApi();
  const [reports] = useState(() => createTypingReports(api, () => new Date()));
  return reports;
}
