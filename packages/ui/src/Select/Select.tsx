import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';
import { Icon } from '../Icon';
import { chevron, select } from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** The language of a label that isn't in the page's language. */
  lang?: string | undefined;
}

export interface SelectProps extends Omit<ElementProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The device's own list, since nothing is easier to use on a phone. */
export function Select({ options, placeholder, ...attributes }: SelectProps) {
  const field = useFieldControl();
  return (
    <div className={select}>
      <select {...field} {...attributes} className={control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang} translate={lang === undefined ? undefined : 'no'}>
            {label}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <Icon of={ChevronDown} />
      </span>
    </div>
  );
}
