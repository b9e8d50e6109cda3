import { useLingui } from '@lingui/react';
import { REACTIONS, type Reaction } from '@vela/domain/chat';
import Flame from 'lucide-react/icons/flame';
import Frown from 'lucide-react/icons/frown';
import Heart from 'lucide-react/icons/heart';
import Laugh from 'lucide-react/icons/laugh';
import Sparkles from 'lucide-react/icons/sparkles';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import { VisuallyHidden } from '../layout';
import { choice, mark, option } from './Reactions.css';
import { REACTION_NAMES } from './reaction-texts';

/** Drawn like gifts, and not as characters: those look different on each system, and some have none. */
const ICONS = {
  heart: Heart,
  laugh: Laugh,
  wow: Sparkles,
  sad: Frown,
  thumbs_up: ThumbsUp,
  fire: Flame,
} as const satisfies Record<Reaction, IconGlyph>;

export interface ReactionMarkProps {
  reaction: Reaction;
  /** By which member it is and what it is called, for screen readers. */
  children: ReactNode;
}

/** The reaction to a message, under its bubble. */
export function ReactionMark({ reaction, children }: ReactionMarkProps) {
  return (
    <span className={mark}>
      <Icon of={ICONS[reaction]} size="small" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}

export interface ReactionChoiceProps {
  /** What the choice is about, for screen readers. */
  label: string;
  /** null where there is none yet. */
  chosen: Reaction | null;
  /** Called with null for the chosen one: a second press takes it back. */
  onChoose: (reaction: Reaction | null) => void;
}

/** One press reacts; a press on the chosen one takes it back. */
export function ReactionChoice({ label, chosen, onChoose }: ReactionChoiceProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={choice}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {REACTIONS.map((reaction) => {
        const isChosen = reaction === chosen;
        return (
          <button
            key={reaction}
            type="button"
            className={option[isChosen ? 'chosen' : 'free']}
            aria-label={i18n._(REACTION_NAMES[reaction])}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : reaction)}
          >
            <Icon of={ICONS[reaction]} size="large" />
          </button>
        );
      })}
    </fieldset>
  );
}
