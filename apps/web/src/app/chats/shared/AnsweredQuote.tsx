import { Trans } from '@lingui/react/macro';
import type { AnsweredMessage as Answered } from '@vela/contract/entities/message';
import { VisuallyHidden } from '@vela/ui/layout';
import { AnsweredMessage } from '@vela/ui/MessageBubble';
import { useTextLang } from '../../../kit/formats/use-text-lang';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';

interface AnsweredQuoteProps {
  /** null for one that was deleted. */
  answered: Answered | null;
  /** The name of the other member. */
  name: string;
}

/** What a message answers: which of the two wrote it, and its beginning. */
export function AnsweredQuote({ answered, name }: AnsweredQuoteProps) {
  const langOf = useTextLang();
  const isHidden = useIsHidden();
  return (
    <AnsweredMessage
      lang={answered === null || isHidden(answered) ? undefined : langOf(answered.language)}
      author={
        <>
          <VisuallyHidden>
            <Trans>In answer to:</Trans>{' '}
          </VisuallyHidden>
          {answered && <Author answered={answered} name={name} />}
        </>
      }
    >
      <Words answered={answered} />
    </AnsweredMessage>
  );
}

function Author({ answered, name }: { answered: Answered; name: string }) {
  if (answered.sender === 'me') return <Trans context="author">You</Trans>;
  return <span translate="no">{name}</span>;
}

function Words({ answered }: { answered: Answered | null }) {
  const isHidden = useIsHidden();
  if (answered === null) return <Trans>Deleted message</Trans>;
  if (answered.type === 'photo') return <Trans context="message">Photo</Trans>;
  if (answered.type === 'gift') return <Trans context="message">Gift</Trans>;
  return isHidden(answered) ? <Trans>Hidden message</Trans> : answered.text;
}
