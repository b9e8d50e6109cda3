import { useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { useApi } from '../../../kit/session/member-data-context';

/** Whether the other writes at this moment; the list of conversations knows. */
export function useIsTyping(conversationId: string | null): boolean {
  const { data } = useQuery(chatsQueryOptions(useApi()));
  return (
    data?.chats.some(({ conversation, typing }) => conversation.id === conversationId && typing) ?? false
  );
}
