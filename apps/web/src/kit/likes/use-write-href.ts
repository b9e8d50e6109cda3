import type { Profile } from '@vela/contract/entities/profile';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';

/**
 * Returns the address for writing to a member: the existing conversation, or the one that the first message
 * begins.
 */
export function useWriteHref(): (profile: Pick<Profile, 'id' | 'conversation_id'>) => string {
  const { readyPages } = usePage();
  return useCallback(
    ({ id, conversation_id: conversationId }) => {
      if (conversationId !== undefined && readyPages.includes('chats-id')) return `/chats/${conversationId}`;
      return readyPages.includes('members-id-chat') ? `/members/${id}/chat` : `/members/${id}`;
    },
    [readyPages],
  );
}
