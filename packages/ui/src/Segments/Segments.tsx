import type { ReactNode } from 'react';
import { useFieldControl } from '../Field';
import { useIsHydrated } from '../hydration';
import { input, segment, tray } from './Segments.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentsProps<Value extends string> {
  name: string;
  options: readonly SegmentOption<Value>[];
  /**
   * With `onChange` the page holds the choice, with `defaultValue` the form does; neither chooses beforehand.
   */
  value?: Value | '' | undefined;
  defaultValue?: Value | '' | undefined;
  onChange?: ((value: Value) => void) | undefined;
  required?: boolean | undefined;
}

/** A few short answers side by side, one of them chosen; stands in a `FieldGroup`. */
export function Segments<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
}: SegmentsProps<Value>) {
  const field = useFieldControl();
  // A page with script checks by itself, and a browser would announce an answer that isn't given yet as a
  // wrong one.
  const isHydrated = useIsHydrated();
  return (
    // A radio button has no invalid state of its own: the attribute shows a form where its first error is.
    <div className={tray} data-invalid={field?.['aria-invalid'] && ''}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required && !isHydrated}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            {...(onChange && { onChange: () => onChange(option.value) })}
            {...(value !== undefined && onChange === undefined && { readOnly: true })}
            className={input}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
