import type { ElementProps } from '../element-props';
import { control, useFieldControl } from '../Field';

export interface TextInputProps extends ElementProps<'input'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | undefined;
}

export function TextInput({ type = 'text', ...attributes }: TextInputProps) {
  const field = useFieldControl();
  return <input type={type} {...field} {...attributes} className={control} />;
}
