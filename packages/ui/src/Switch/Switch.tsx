import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { hint as hintStyle, row, track, words } from './Switch.css';

export interface SwitchProps extends Omit<ElementProps<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
}

// A checkbox announces by itself whether it is on: an aria-checked beside it could only contradict.
const SWITCH = { role: 'switch' } as const;

/** Something that is on or off at once, without a button to save it. */
export function Switch({ children, hint, ...attributes }: SwitchProps) {
  const id = useId();
  return (
    <label className={row}>
      <span className={words}>
        <span id={`${id}-label`}>{children}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...attributes}
        type="checkbox"
        {...SWITCH}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={track}
      />
    </label>
  );
}
