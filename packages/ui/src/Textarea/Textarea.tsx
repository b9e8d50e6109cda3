import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isNearLimit, shownCharactersLeft } from '@vela/domain/chat';
import { useState, type ChangeEvent } from 'react';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { count, textarea } from './Textarea.css';

export interface TextareaProps extends Omit<ElementProps<'textarea'>, 'value' | 'defaultValue' | 'children'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The limit in characters as a person counts them. A longer text gets a message, and nothing is cut. */
  maxLength?: number | undefined;
}

/** Grows with what is written, and from half of its limit on shows how much still fits. */
export function Textarea({ onChange, maxLength, ...attributes }: TextareaProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const { value, defaultValue = '' } = attributes;
  const [typed, setTyped] = useState(defaultValue);
  const left = maxLength === undefined ? null : shownCharactersLeft(value ?? typed, maxLength);

  const isOver = left !== null && left < 0;

  const follow = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <>
      <textarea rows={4} {...field} {...attributes} onChange={follow} className={`${control} ${textarea}`} />
      {maxLength !== undefined && (
        <p
          className={isOver ? count.over : count.fits}
          aria-live={left !== null && isNearLimit(left, maxLength) ? 'polite' : 'off'}
        >
          {left !== null &&
            !isOver &&
            t`${plural(left, { one: '# character left', other: '# characters left' })}`}
          {left !== null &&
            isOver &&
            t`${plural(-left, { one: '# character too many', other: '# characters too many' })}`}
        </p>
      )}
    </>
  );
}
