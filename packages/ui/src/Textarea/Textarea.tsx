import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { count, textarea } from './Textarea.css';

export interface TextareaProps extends Omit<ElementProps<'textarea'>, 'value' | 'defaultValue' | 'children'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/** The share of `maxLength` from which on the rest is counted. */
const COUNT_FROM = 0.8;

/** Grows with what is written, and near its limit says how much still fits. */
export function Textarea({ onChange, ...attributes }: TextareaProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const { maxLength, value, defaultValue = '' } = attributes;
  const [typedLength, setTypedLength] = useState(defaultValue.length);
  const length = value?.length ?? typedLength;
  const left =
    maxLength === undefined || length < maxLength * COUNT_FROM ? null : Math.max(0, maxLength - length);

  const follow = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  };
  return (
    <>
      <textarea rows={4} {...field} {...attributes} onChange={follow} className={`${control} ${textarea}`} />
      {maxLength !== undefined && (
        <p className={count} aria-live="polite">
          {left !== null && t`${plural(left, { one: '# character left', other: '# characters left' })}`}
        </p>
      )}
    </>
  );
}
