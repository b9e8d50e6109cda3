import { Trans, useLingui } from '@lingui/react/macro';
import type { Reaction } from '@vela/domain/chat';
import { REACTION_NAMES } from '@vela/ui/Reactions';

interface ReactionWordsProps {
  reaction: Reaction;
  /** The name of the other member; null for a reaction of this one. */
  by: string | null;
}

/** A reaction in words, for who doesn't see its mark. */
export function ReactionWords({ reaction, by }: ReactionWordsProps) {
  const { i18n } = useLingui();
  const reactionName = i18n._(REACTION_NAMES[reaction]);
  if (by === null) return <Trans>Your reaction: {reactionName}</Trans>;
  return (
    <Trans>
      Reaction from <span translate="no">{by}</span>: {reactionName}
    </Trans>
  );
}
