import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { FieldMessages } from '../Field';
import { checkbox, choice, choiceError, choiceSmall, choiceWords } from './choice.css';

export interface CheckboxProps extends Omit<ElementProps<'input'>, 'type' | 'size' | 'children'> {
  children: ReactNode;
  size?: 'normal' | 'small' | undefined;
  /** What ticking it does, below the label. */
  hint?: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: ReactNode;
}

export function Checkbox({
  children,
  size = 'normal',
  hint,
  error,
  id: givenId,
  ...attributes
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = Boolean(error);
  const described = [hasError && `${id}-messages`, Boolean(hint) && `${id}-hint`].filter(Boolean);
  return (
    <div>
      <label className={size === 'small' ? choiceSmall : choice}>
        <input
          {...attributes}
          id={id}
          type="checkbox"
          // Without script, a browser would announce a box that isn't ticked yet as a mistake.
          aria-invalid={hasError}
          aria-describedby={described.join(' ') || undefined}
          className={checkbox}
        />
        <span className={choiceWords}>{children}</span>
      </label>
      <div className={choiceError}>
        <FieldMessages id={id} words={{ error, hint }} />
      </div>
    </div>
  );
}
