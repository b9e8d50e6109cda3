import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { MessageStamp, StampButton, type DeliveryState } from '@vela/ui/MessageBubble';
import { useIsConnected } from '../../../shell/events';
import { useDayWords } from '../days';
import type { ShownMessage } from './shown-messages';

interface MessageStateProps {
  shown: ShownMessage;
  state: DeliveryState;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** When it was sent and how far it has come; of one that failed why, and what to do. */
export function MessageState({ shown, state, onRetry, onDiscard }: MessageStateProps) {
  const { clock } = useDayWords();
  if (shown.waiting) {
    return state === 'failed' ? (
      <Failed shown={shown} onRetry={onRetry} onDiscard={onDiscard} />
    ) : (
      <Sending />
    );
  }
  const time = clock(shown.sent_at);
  const words = {
    received: time,
    sending: time,
    failed: time,
    held: <Trans>{time} · Waits for your confirmation</Trans>,
    sent: <Trans>{time} · Sent</Trans>,
    read: <Trans>{time} · Read</Trans>,
  } as const satisfies Record<DeliveryState, unknown>;
  return <MessageStamp state={state}>{words[state]}</MessageStamp>;
}

function Sending() {
  const isConnected = useIsConnected();
  return (
    <MessageStamp state="sending">
      {isConnected ? <Trans>Sending</Trans> : <Trans>Sent as soon as you’re online</Trans>}
    </MessageStamp>
  );
}

function Failed({ shown, onRetry, onDiscard }: Omit<MessageStateProps, 'state'>) {
  const { i18n } = useLingui();
  const { waiting } = shown;
  if (waiting?.state.status !== 'failed') return null;
  const { clientId, state } = waiting;
  const reason = errorText(i18n, state);
  return (
    <MessageStamp state="failed">
      <span>
        <Trans>Not sent, not charged.</Trans> {reason}
      </span>
      <StampButton onClick={() => onRetry(clientId)}>
        <Trans>Try again</Trans>
      </StampButton>
      <StampButton onClick={() => onDiscard(clientId)}>
        <Trans>Delete</Trans>
      </StampButton>
    </MessageStamp>
  );
}
