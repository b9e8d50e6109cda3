import { Trans } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { ScamSign } from '@vela/domain/message-checks';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Inline } from '@vela/ui/layout';
import { useState, type ReactNode } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { readStored, writeStored } from '../../../kit/storage/member-storage';
import type { MessageChecks } from '../shared/message-checks';
import { focusLog } from '../shared/talk-partner';
import { sentCount, type ShownMessage } from '../shared/shown-messages';
import * as styles from './Conversation.css';

interface ReceivedCareProps {
  checks: MessageChecks;
  profileId: string;
  name: string;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  /** Asked to report a message, by its id. */
  onReport: (messageId: string) => void;
}

interface Noticed {
  message: Message;
  /** null for an insult. */
  sign: ScamSign | null;
}

/**
 * A word of care about what the other wrote since one's own last message: an insult, one press from a report, or what people who deceive
 * write to somebody new. It is noticed in this browser alone.
 */
export function ReceivedCare({ checks, profileId, name, messages, onReport }: ReceivedCareProps) {
  const memberId = usePage().user?.id ?? '';
  const stored = `care:${profileId}`;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const noticed = useNoticed(messages, { checks, dismissed: dismissed ?? readStored(memberId, stored) });
  if (noticed === null) return null;
  const { message, sign } = noticed;
  const dismiss = () => {
    // The buttons go with the press.
    focusLog();
    writeStored(memberId, stored, message.sent_at);
    setDismissed(message.sent_at);
  };
  return (
    <div className={styles.care}>
      <Notice
        tone="warning"
        announced="politely"
        title={
          sign === null ? (
            <Trans>Does this bother you?</Trans>
          ) : (
            <Trans>
              Take care with <span translate="no">{name}</span>.
            </Trans>
          )
        }
        action={
          <Inline gap="2">
            <Button tone="line" size="small" onClick={() => onReport(message.id)}>
              <Trans>Report</Trans>
            </Button>
            <Button tone="plain" size="small" onClick={dismiss}>
              {sign === null ? <Trans>No, it’s fine</Trans> : <Trans>Got it</Trans>}
            </Button>
          </Inline>
        }
      >
        {sign === null ? <Trans>You don’t have to answer.</Trans> : WARNINGS[sign]}{' '}
        <Trans>This was noticed on your device. Nobody else reads your messages.</Trans>
      </Notice>
    </div>
  );
}

const WARNINGS = {
  money: <Trans>Don’t send money to someone you haven’t met, however good the reason sounds.</Trans>,
  gift_card: <Trans>Gift cards are as good as cash. Nobody honest asks for their codes.</Trans>,
  code: <Trans>Never pass on a code that was sent to you: it may open your accounts.</Trans>,
  investment: <Trans>Tips about investments from someone new are almost always a scam.</Trans>,
  other_app: (
    <Trans>
      Someone who wants to switch to another app so soon may be up to no good. We can’t help you there.
    </Trans>
  ),
} as const satisfies Record<ScamSign, ReactNode>;

/** The newest of what the other wrote that asks for care; nothing that was dismissed, or came before that. */
function useNoticed(
  messages: readonly ShownMessage[],
  { checks, dismissed }: { checks: MessageChecks; dismissed: string | null },
): Noticed | null {
  const { locale } = usePage();
  const received = receivedSinceOwn(messages);
  // By what this member wrote: who deceives could write as much as ends it.
  const isFirst = checks.rules.isFirstContact(sentCount(messages));
  const after = received
    .filter(({ sent_at: sentAt }) => dismissed === null || sentAt > dismissed)
    .slice(-MOST_LOOKED_AT);
  for (const message of after.toReversed()) {
    const noticed = noticedIn(message, { checks, isFirst, locale });
    if (noticed) return noticed;
  }
  return null;
}

/** Looking at a message is work: of very many without an answer the newest are enough. */
const MOST_LOOKED_AT = 20;

interface Looking {
  checks: MessageChecks;
  isFirst: boolean;
  locale: Parameters<MessageChecks['rules']['insults']>[0]['locale'];
}

function noticedIn(message: Message, { checks: { rules, words }, isFirst, locale }: Looking): Noticed | null {
  const { text } = message;
  if (text === undefined) return null;
  if (rules.insults({ text, locale }, words)) return { message, sign: null };
  const [sign] = isFirst ? rules.scamSignsIn({ text, locale }, words) : [];
  return sign === undefined ? null : { message, sign };
}

function receivedSinceOwn(messages: readonly ShownMessage[]): Message[] {
  const own = messages.findLastIndex(({ sender }) => sender === 'me');
  return messages
    .slice(own + 1)
    .flatMap(({ sender, message }) => (sender === 'other' && message ? [message] : []));
}
