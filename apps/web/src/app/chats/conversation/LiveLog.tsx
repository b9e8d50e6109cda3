import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { Reaction } from '@vela/domain/chat';
import { VisuallyHidden } from '@vela/ui/layout';
import { useState, type ReactNode } from 'react';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';
import { useTextLang } from '../../../kit/formats/use-text-lang';
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
  const [lastUndoable, setLastUndoable] = useState(undoable);
  const [takenBack, setTakenBack] = useState<string | null>(null);
  if (undoable !== lastUndoable) {
    setLastUndoable(undoable);
    const isGone = lastUndoable !== undefined && !messages.some(({ key }) => key === lastUndoable);
    setTakenBack(isGone ? lastUndoable : null);
  }
  const reacted = useReacted(messages);
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
        {reacted.reaction && (
          <span key={reacted.count}>
            <ReactionWords reaction={reacted.reaction} by={name} />
          </span>
        )}
      </output>
      <output>
        {undoable !== undefined && (
          <span key={undoable}>
            <Trans>It will be sent in a few seconds. Until then you can undo it.</Trans>
          </span>
        )}
        {takenBack !== null && <span key={takenBack}>{t`Taken back. It cost nothing.`}</span>}
      </output>
      <output>{hasFailed && <span key={failed}>{t`Your message was not sent.`}</span>}</output>
    </VisuallyHidden>
  );
}

/** How many of the newest messages are looked at for a new reaction. */
const LOOKED_AT = 200;

interface Reacted {
  /** null where one was taken back. */
  reaction: Reaction | null;
  /** How many times a reaction has changed. */
  count: number;
}

/** The other's last change of a reaction to a message that was there before: what comes with earlier messages is only read. */
function useReacted(messages: readonly ShownMessage[]): Reacted {
  const [before, setBefore] = useState(messages);
  const [reacted, setReacted] = useState<Reacted>({ reaction: null, count: 0 });
  if (before !== messages) {
    setBefore(messages);
    const changed = changedReaction(before, messages);
    if (changed) setReacted({ reaction: changed.reaction ?? null, count: reacted.count + 1 });
  }
  return reacted;
}

function changedReaction(before: readonly ShownMessage[], now: readonly ShownMessage[]): Message | null {
  const known = new Map(
    before.slice(-LOOKED_AT).flatMap(({ message }) => (message ? [[message.id, message.reaction]] : [])),
  );
  const changed = now
    .slice(-LOOKED_AT)
    .findLast(
      ({ sender, message }) =>
        sender === 'me' && message && known.has(message.id) && known.get(message.id) !== message.reaction,
    );
  return changed?.message ?? null;
}

/** What someone sent, in one sentence. */
function Words({ name, message }: { name: string; message: Message }) {
  const { type, text, language } = message;
  const langOf = useTextLang();
  const isHidden = useIsHidden();
  const words = {
    text: (
      <>
        <span translate="no">{name}</span>:{' '}
        {isHidden(message) ? <Trans>Hidden message</Trans> : <span lang={langOf(language)}>{text}</span>}
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
