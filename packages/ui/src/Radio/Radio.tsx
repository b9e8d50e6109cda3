import type { ReactNode } from 'react';
import { choice, choiceWords, radio } from '../Checkbox/choice.css';
import type { ElementProps } from '../element-props';
import { useFieldControl } from '../Field';

export interface RadioProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** One of several answers; they share a `name` and stand in a `FieldGroup`. */
export function Radio({ children, ...attributes }: RadioProps) {
  const field = useFieldControl();
  return (
    <label className={choice}>
      <input {...attributes} type="radio" aria-invalid={field?.['aria-invalid']} className={radio} />
      <span className={choiceWords}>{children}</span>
    </label>
  );
}
