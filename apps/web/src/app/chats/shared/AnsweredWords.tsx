import { Trans } from '@lingui/react/macro';
import type { AnsweredMessage } from '@vela/contract/entities/message';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';

interface AnsweredAuthorProps {
  answered: AnsweredMessage;
  /** The name of the other member. */
  name: string;
}

/** Which of the two wrote what is answered. */
export function AnsweredAuthor({ answered, name }: AnsweredAuthorProps) {
  if (answered.sender === 'me') return <Trans context="author">You</Trans>;
  return <span translate="no">{name}</span>;
}

/** What an answered message says, in few words; null stands for one that was deleted. */
export function AnsweredWords({ answered }: { answered: AnsweredMessage | null }) {
  const isHidden = useIsHidden();
  if (answered === null) return <Trans>Deleted message</Trans>;
  if (answered.type === 'photo') return <Trans context="message">Photo</Trans>;
  if (answered.type === 'gift') return <Trans context="message">Gift</Trans>;
  return isHidden(answered) ? <Trans>Hidden message</Trans> : answered.text;
}
