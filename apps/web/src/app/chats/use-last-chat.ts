import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LastChat } from '@vela/domain/chat';
import { usePage } from '../../kit/page/page-context';
import { saveLastChat, parseLastChat, readLastChat } from './last-chat';

/** The conversation that this browser opened last; null for none, and until the page is the browser's. */
export function useLastChat(): LastChat | null {
  const memberId = usePage().user?.id ?? '';
  const kept = useSyncExternalStore(
    neverChanges,
    () => readLastChat(memberId),
    () => null,
  );
  return useMemo(() => parseLastChat(kept), [kept]);
}

/** Keeps that the conversation is the one opened last; one that hasn't begun has no id yet. */
export function useSaveLastChat(conversationId: string | null): void {
  const memberId = usePage().user?.id ?? '';
  const [openedAt] = useState(() => new Date());
  useEffect(() => {
    if (conversationId !== null) saveLastChat(memberId, { conversationId, openedAt });
  }, [memberId, conversationId, openedAt]);
}

/** While the list stands there alone, none is opened in its window. */
function neverChanges(): () => void {
  return () => {};
}
