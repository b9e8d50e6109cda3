import type { ReactNode } from 'react';
import { choice, choiceWords, radio } from '../Checkbox/choice.css';
import type { ElementProps } from '../element-props';

export interface RadioProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** One of several answers; they share a `name` and stand in a `FieldGroup`. */
export function Radio({ children, ...attributes }: RadioProps) {
  return (
    <label className={choice}>
      <input {...attributes} type="radio" className={radio} />
      <span className={choiceWords}>{children}</span>
    </label>
  );
}
