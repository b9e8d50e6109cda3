import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { VisuallyHidden } from '@vela/ui/layout';
import { useState, type ReactNode } from 'react';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';
import { ReactionWords } from '../shared/ReactionWords';
import { deliveryOf, waitingOf, type ShownMessage } from '../shared/shown-messages';

interface LiveLogProps {
  messages: readonly ShownMessage[];
  /** The name of the other member. */
  name: string;
}

/** Announces changes of the open conversation to screen readers; older messages are only read. */
export function LiveLog({ messages, name }: LiveLogProps) {
  const { t } = useLingui();
  const newest = messages.findLast(({ sender }) => sender === 'other')?.message;
  const failed = waitingOf(messages).findLast((shown) => deliveryOf(shown) === 'failed')?.key;
  const [before] = useState({ newest: newest?.id, failed });
  const [said, setSaid] = useState(newest);
  // Deleting the newest makes an older one the newest: that one was said, or read, before.
  if (newest && newest.id !== said?.id && newest.sent_at >= (said?.sent_at ?? '')) setSaid(newest);
  const undoable = waitingOf(messages).findLast(({ waiting }) => waiting?.undoUntil !== undefined)?.key;
  const reacted = messages.findLast(({ sender, message }) => sender === 'me' && message?.reaction)?.message;
  const [knownReaction, knowReaction] = useState(reacted);
  const [newReaction, sayReaction] = useState<Message | null>(null);
  if (reacted?.id !== knownReaction?.id || reacted?.reaction !== knownReaction?.reaction) {
    knowReaction(reacted);
    // Taking the newest back makes an older one the newest: that one was said, or read, before.
    if (reacted && reacted.sent_at >= (knownReaction?.sent_at ?? '')) sayReaction(reacted);
  }
  const hasFailed = failed !== undefined && failed !== before.failed;
  // The regions stay and their content is replaced: a screen reader then announces the same words a second
  // time.
  return (
    <VisuallyHidden>
      <output>
        {said && said.id !== before.newest && (
          <span key={said.id}>
            <Words name={name} message={said} />
          </span>
        )}
      </output>
      <output>
        {newReaction?.reaction && (
          <span key={newReaction.id + newReaction.reaction}>
            <ReactionWords reaction={newReaction.reaction} by={name} />
          </span>
        )}
      </output>
      <output>
        {undoable !== undefined && (
          <span key={undoable}>
            <Trans>It will be sent in a few seconds. Until then you can undo it.</Trans>
          </span>
        )}
      </output>
      <output>{hasFailed && <span key={failed}>{t`Your message was not sent.`}</span>}</output>
    </VisuallyHidden>
  );
}

/** What someone sent, in one sentence. */
function Words({ name, message }: { name: string; message: Message }) {
  const { type, text } = message;
  const isHidden = useIsHidden();
  const words = {
    text: (
      <>
        <span translate="no">{name}</span>: {isHidden(message) ? <Trans>Hidden message</Trans> : text}
      </>
    ),
    photo: (
      <Trans>
        <span translate="no">{name}</span> sent a photo
      </Trans>
    ),
    gift: (
      <Trans>
        <span translate="no">{name}</span> sent a gift
      </Trans>
    ),
    system: null,
  } as const satisfies Record<Message['type'], ReactNode>;
  return words[type];
}
