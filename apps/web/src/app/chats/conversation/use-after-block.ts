import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { useShowToast } from '@vela/ui/Toast';
import { useLeaveConversation } from './use-leave-conversation';

/** Leaves the conversation with someone who was just blocked: it is gone for both. */
export function useAfterBlock({ id, name }: Pick<Profile, 'id' | 'name'>): () => void {
  const { t } = useLingui();
  const leave = useLeaveConversation(id);
  const showToast = useShowToast();
  return () => {
    leave();
    showToast({
      tone: 'success',
      title: t`You have blocked ${name}`,
      detail: t`The settings list everyone you have blocked; you can unblock them there.`,
    });
  };
}
