import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { choice, choiceWords, input, note as noteStyle, tick } from './ChoiceCard.css';

export interface ChoiceCardProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  icon: IconGlyph;
  /** What is chosen: "iDEAL". */
  children: ReactNode;
  /** What it costs or needs: "No fee". */
  note?: ReactNode;
}

/** One of several answers that deserve a card each; they share a `name` and stand in a `fieldset`. */
export function ChoiceCard({ icon, children, note, ...attributes }: ChoiceCardProps) {
  return (
    <label className={choice}>
      <input {...attributes} type="radio" className={input} />
      <Icon of={icon} size="large" />
      <span className={choiceWords}>
        {children}
        {note !== undefined && <span className={noteStyle}>{note}</span>}
      </span>
      <span className={tick} aria-hidden="true">
        <Icon of={Check} size="small" />
      </span>
    </label>
  );
}
