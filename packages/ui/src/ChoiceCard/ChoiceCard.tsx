import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { boxTick, choice, choiceWords, input, note as noteStyle, tick } from './ChoiceCard.css';

export interface ChoiceCardProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** Of cards with one name, checkboxes are several answers. */
  type?: 'radio' | 'checkbox' | undefined;
  icon?: IconGlyph | undefined;
  /** What is chosen: "iDEAL". */
  children: ReactNode;
  /** What it costs or needs: "No fee". */
  note?: ReactNode;
}

/** One of several answers, or some of them, that deserve a card each; they share a `name` and stand in a `fieldset`. */
export function ChoiceCard({ type = 'radio', icon, children, note, ...attributes }: ChoiceCardProps) {
  return (
    <label className={choice}>
      <input {...attributes} type={type} className={input} />
      {icon && <Icon of={icon} size="large" />}
      <span className={choiceWords}>
        {children}
        {note !== undefined && <span className={noteStyle}>{note}</span>}
      </span>
      <span className={type === 'checkbox' ? boxTick : tick} aria-hidden="true">
        <Icon of={Check} size="small" />
      </span>
    </label>
  );
}
