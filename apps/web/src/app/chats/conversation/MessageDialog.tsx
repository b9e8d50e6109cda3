import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  conversationWithoutMessage,
  conversationWithReaction,
  isConversation,
} from '@vela/api-client/cache/conversation';
import type { ConversationData } from '@vela/api-client/queries/conversation';
import { deleteMessage } from '@vela/contract/endpoints/delete-message';
import { reactToMessage } from '@vela/contract/endpoints/react-to-message';
import type { Message } from '@vela/contract/entities/message';
import { canReact as canReactTo, holdsMessages, type Reaction } from '@vela/domain/chat';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { ReactionChoice } from '@vela/ui/Reactions';
import { useShowToast } from '@vela/ui/Toast';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { useTimeText } from '../../../kit/formats/use-time-text';
import { usePage } from '../../../kit/page/page-context';
import { useApi } from '../../../kit/session/member-data-context';
import { useErrorWords } from '../shared/use-error-words';
import * as styles from './Conversation.css';

export interface MessageDialogProps {
  /** null while it is closed. */
  message: Message | null;
  /** The name of the other member. */
  name: string;
  /** Whether the other member is still there. */
  canReact: boolean;
  onClose: () => void;
  /** Begins an answer; null where the member can't write. */
  onReply: ((message: Message) => void) | null;
  /** Asks to report a message of the other, by its id. */
  onReport: (messageId: string) => void;
}

/** Reacts to a message, answers, copies, deletes or reports it, and shows what is known of it. */
export const MessageDialog = memo(function MessageDialog({
  message,
  name,
  canReact,
  onClose,
  onReply,
  onReport,
}: MessageDialogProps) {
  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={<Trans>This message</Trans>}
      actions={message && <Actions {...{ message, onClose, onReply, onReport }} />}
    >
      {message && (
        <>
          {canReact && canReactTo({ own: message.sender === 'me', type: message.type }) && (
            <Reacting message={message} name={name} onClose={onClose} />
          )}
          <Facts message={message} />
        </>
      )}
    </Dialog>
  );
});

type ActionsProps = Pick<MessageDialogProps, 'onClose' | 'onReply' | 'onReport'> & { message: Message };

function Actions({ message, onClose, onReply, onReport }: ActionsProps) {
  const remove = useDeleteMessage();
  const copy = useCopy();
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  const { text } = message;
  return (
    <>
      {onReply && (
        <Button icon={Reply} onClick={closeAnd(() => onReply(message))}>
          <Trans>Reply</Trans>
        </Button>
      )}
      {copy && text !== undefined && (
        <Button tone="line" icon={Copy} onClick={closeAnd(() => copy(text))}>
          <Trans>Copy text</Trans>
        </Button>
      )}
      {message.sender === 'other' && (
        <Button tone="line" icon={Flag} onClick={closeAnd(() => onReport(message.id))}>
          <Trans>Report this message</Trans>
        </Button>
      )}
      <Button tone="dangerLine" icon={Trash2} onClick={closeAnd(() => remove(message))}>
        <Trans>Delete for me</Trans>
      </Button>
    </>
  );
}

type ReactingProps = Pick<MessageDialogProps, 'name' | 'onClose'> & { message: Message };

function Reacting({ message, name, onClose }: ReactingProps) {
  const { t } = useLingui();
  const { user } = usePage();
  const react = useReact();
  if (user && holdsMessages(user.status)) {
    return (
      <p>
        <Trans>Once you have confirmed your e-mail address, you can react to messages.</Trans>
      </p>
    );
  }
  return (
    <ReactionChoice
      label={t`Your reaction to this message from ${name}`}
      chosen={message.reaction ?? null}
      onChoose={(reaction) => {
        react(message, reaction);
        onClose();
      }}
    />
  );
}

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

/** Copies a text; null where the browser doesn't let a page do that. */
function useCopy(): ((text: string) => void) | null {
  const { t } = useLingui();
  const showToast = useShowToast();
  // Browsers have none on an address without encryption.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  return (text) => {
    clipboard.writeText(text).then(
      () => showToast({ tone: 'success', title: t`Text copied` }),
      () => showToast({ tone: 'danger', title: t`The text wasn’t copied` }),
    );
  };
}

/** Reacts to a message, or takes that back: it shows at once, and is loaded again if that failed. */
function useReact(): (message: Message, reaction: Reaction | null) => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return ({ id, conversation_id: conversationId }, reaction) => {
    queryClient.setQueriesData<ConversationData>({ queryKey: ['conversation'] }, (data) =>
      data && isConversation(data, conversationId)
        ? conversationWithReaction(data, { messageId: id, reaction })
        : data,
    );
    api.call(reactToMessage, { id, reaction }).catch((error: unknown) => {
      showToast({ tone: 'danger', title: t`Your reaction wasn’t saved`, detail: wordsOf(error) });
      void queryClient.invalidateQueries({ queryKey: ['conversation'] });
    });
  };
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
