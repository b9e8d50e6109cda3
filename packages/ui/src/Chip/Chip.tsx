import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { chip, chipIcon, chipInput } from './Chip.css';

export interface ChipProps {
  icon?: IconGlyph | undefined;
  /** Both have it: the member and the one who looks. */
  shared?: boolean | undefined;
  size?: 'normal' | 'small' | undefined;
  children: ReactNode;
}

/** A short fact about someone. */
export function Chip({ icon, shared = false, size = 'normal', children }: ChipProps) {
  return (
    <span className={chip({ shared, size })}>
      {icon && <ChipIcon icon={icon} size={size} />}
      {children}
    </span>
  );
}

export interface ChipChoiceProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** Of chips with one name, radios are one answer. */
  type?: 'checkbox' | 'radio' | undefined;
  icon?: IconGlyph | undefined;
  children: ReactNode;
}

/** A short fact to tick. */
export function ChipChoice({ type = 'checkbox', icon, children, ...attributes }: ChipChoiceProps) {
  return (
    <label className={chip({ choice: true })}>
      <input {...attributes} type={type} className={chipInput} />
      {icon && <ChipIcon icon={icon} size="normal" />}
      {children}
    </label>
  );
}

function ChipIcon({ icon, size }: { icon: IconGlyph; size: 'normal' | 'small' }) {
  return (
    <span className={chipIcon}>
      <Icon of={icon} size={size === 'small' ? 'tiny' : 'inline'} />
    </span>
  );
}
