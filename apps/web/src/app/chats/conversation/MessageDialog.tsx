import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { conversationWithoutMessage, isConversation } from '@vela/api-client/cache/conversation';
import { deleteMessage } from '@vela/contract/endpoints/delete-message';
import type { ConversationData } from '@vela/api-client/queries/conversation';
import { useShowToast } from '@vela/ui/Toast';
import { useTimeText } from '../../../kit/formats/use-time-text';
import { useApi } from '../../../kit/session/member-data-context';
import { useErrorWords } from '../shared/use-error-words';
import * as styles from './Conversation.css';

interface MessageDialogProps {
  /** null while it is closed. */
  message: Message | null;
  onClose: () => void;
  /** Asks to report a message of the other, by its id. */
  onReport: (messageId: string) => void;
}

/** What is known of a message, and the ways to delete it and to report what the other wrote. */
export const MessageDialog = memo(function MessageDialog({ message, onClose, onReport }: MessageDialogProps) {
  const remove = useDeleteMessage();
  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={<Trans>This message</Trans>}
      actions={
        <>
          <Button
            tone="dangerLine"
            icon={Trash2}
            onClick={() => {
              onClose();
              if (message) remove(message);
            }}
          >
            <Trans>Delete for me</Trans>
          </Button>
          {message?.sender === 'other' && (
            <Button
              tone="line"
              icon={Flag}
              onClick={() => {
                onClose();
                onReport(message.id);
              }}
            >
              <Trans>Report this message</Trans>
            </Button>
          )}
        </>
      }
    >
      {message && <Facts message={message} />}
    </Dialog>
  );
});

function Facts({ message }: { message: Message }) {
  const { moment } = useTimeText();
  const { sender, sent_at: sentAt, read_at: readAt, cost, held } = message;
  const sent = moment(sentAt);
  const read = readAt === undefined ? null : moment(readAt);
  const isOwn = sender === 'me';
  return (
    <div className={styles.facts}>
      <p>
        <Trans>Sent: {sent}</Trans>
      </p>
      {isOwn && read !== null && (
        <p>
          <Trans>Read: {read}</Trans>
        </p>
      )}
      {isOwn && (
        <p>
          {cost === 0 ? (
            <Trans>It was free.</Trans>
          ) : (
            <Plural value={cost} one="It cost # credit." other="It cost # credits." />
          )}
        </p>
      )}
      <p>
        {held === true ? (
          <Trans>If you delete it now, nobody gets it.</Trans>
        ) : (
          <Trans>It disappears from your list only.</Trans>
        )}
      </p>
    </div>
  );
}

/** Deletes a message for the member alone: it disappears at once, and is loaded again if that failed. */
function useDeleteMessage(): (message: Message) => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return ({ id, conversation_id: conversationId }) => {
    queryClient.setQueriesData<ConversationData>({ queryKey: ['conversation'] }, (data) =>
      data && isConversation(data, conversationId) ? conversationWithoutMessage(data, id) : data,
    );
    api
      .call(deleteMessage, { id })
      .catch((error: unknown) => {
        showToast({ tone: 'danger', title: t`The message wasn’t deleted`, detail: wordsOf(error) });
        return queryClient.invalidateQueries({ queryKey: ['conversation'] });
      })
      // It may have been the last one, which the list shows.
      .then(() => queryClient.invalidateQueries({ queryKey: ['chats'] }))
      .catch(() => {});
  };
}
