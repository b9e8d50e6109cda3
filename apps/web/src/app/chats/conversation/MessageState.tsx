import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { isLack } from '@vela/domain/chat';
import { awaitsConfirmation } from '@vela/domain/members';
import { errorText } from '@vela/ui/error-text';
import { MessageStamp, StampButton, StampReason, type DeliveryState } from '@vela/ui/MessageBubble';
import { useLayoutEffect, useRef } from 'react';
import { useIsConnected, useIsOnline } from '../../../kit/live/events/connected';
import { usePage } from '../../../kit/page/page-context';
import { sendableOf } from '../shared/use-charge';
import type { ShownMessage } from '../shared/shown-messages';
import { focusLog } from '../shared/talk-partner';
import { useWaitingActs } from './waiting-acts';

interface MessageStateProps {
  shown: ShownMessage;
  state: DeliveryState;
  /** Writes a time of day, of ISO 8601. */
  clock: (iso: string) => string;
}

/** Shows when a message was sent and how far it has come; for a failed one why, and what to do. */
export function MessageState({ shown, state, clock }: MessageStateProps) {
  if (shown.waiting) {
    if (state === 'failed') return <Failed shown={shown} />;
    const { clientId, undoUntil } = shown.waiting;
    return undoUntil === undefined ? <Sending /> : <Undoable clientId={clientId} />;
  }
  const time = clock(shown.sent_at);
  const words = {
    received: time,
    sending: time,
    failed: time,
    held: <Held time={time} />,
    sent: <Trans>{time} · Sent</Trans>,
    read: <Trans>{time} · Read</Trans>,
  } as const satisfies Record<DeliveryState, unknown>;
  return <MessageStamp state={state}>{words[state]}</MessageStamp>;
}

/** Once the member's own address is confirmed, what is held waits for something that nobody learns. */
function Held({ time }: { time: string }) {
  const { user } = usePage();
  if (user && awaitsConfirmation(user.status)) return <Trans>{time} · Waits for your confirmation</Trans>;
  return <Trans>{time} · Not delivered yet</Trans>;
}

function SendFor({ cost }: { cost: number }) {
  if (cost === 0) return <Trans>Send now, free</Trans>;
  return <Plural value={cost} one="Send now for # credit" other="Send now for # credits" />;
}

function Sending() {
  const isOnline = useIsOnline();
  const isOnItsWay = useIsConnected() || isOnline;
  return (
    <MessageStamp state="sending">
      {isOnItsWay ? <Trans>Sending</Trans> : <Trans>Sent as soon as you’re online</Trans>}
    </MessageStamp>
  );
}

/** It leaves in a few seconds, until when a press takes it back. */
function Undoable({ clientId }: { clientId: string }) {
  const { onUndo } = useWaitingActs();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // The button goes when the time is over, and would take the focus along.
      if (own !== null && document.activeElement === own) focusLog();
    };
  }, []);
  return (
    <MessageStamp state="sending">
      <Trans>Not sent yet</Trans>
      <StampButton ref={button} onClick={() => onUndo(clientId)}>
        <Trans>Undo</Trans>
      </StampButton>
    </MessageStamp>
  );
}

function Failed({ shown }: { shown: ShownMessage }) {
  const { i18n } = useLingui();
  const { charging, onRetry, onDiscard } = useWaitingActs();
  const { waiting } = shown;
  if (waiting?.state.status !== 'failed') return null;
  const { clientId, state, content } = waiting;
  const charge = charging.chargeOf(sendableOf(content));
  const isPayable = isLack(state.code) && 'cost' in charge;
  const isGone = 'errorCode' in charge && charge.errorCode === 'unknown_option';
  // The text itself is rejected, and would be again.
  const isUnsendable = content.type === 'text' && state.code === 'invalid_input';
  return (
    <MessageStamp state="failed">
      <StampReason>
        {isPayable ? (
          <Trans>Not sent yet. You can send it now.</Trans>
        ) : (
          <>
            <Trans>Not sent, not charged.</Trans> {isGone && <Trans>This gift is no longer offered.</Trans>}
            {isUnsendable && (
              <Trans>
                It holds characters that can’t be sent: hidden ones, or letters with very many accents. Please
                write it without them.
              </Trans>
            )}
            {!isGone && !isUnsendable && errorText(i18n, state)}
          </>
        )}
      </StampReason>
      {!isGone && !isUnsendable && (
        <StampButton onClick={() => onRetry(clientId)}>
          {isPayable ? <SendFor cost={charge.cost} /> : <Trans>Try again</Trans>}
        </StampButton>
      )}
      <StampButton onClick={() => onDiscard(clientId)}>
        <Trans>Delete</Trans>
      </StampButton>
    </MessageStamp>
  );
}
