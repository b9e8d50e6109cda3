import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { chatsWithout, type ChatsPage } from '@vela/api-client/cache/chats';
import type { Profile } from '@vela/contract/entities/profile';
import { useShowToast } from '@vela/ui/Toast';
import { useGo } from '../../../shell/routing';

/** Leaves the conversation with someone who was just blocked: it is gone for both. */
export function useAfterBlock({ id, name }: Pick<Profile, 'id' | 'name'>): () => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const go = useGo();
  const showToast = useShowToast();
  return () => {
    queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (chats) =>
      chats ? chatsWithout(chats, { profile_id: id }) : chats,
    );
    go('/chats');
    showToast({
      tone: 'success',
      title: t`You have blocked ${name}`,
      detail: t`The settings list whom you have blocked, with the way to undo it.`,
    });
  };
}
