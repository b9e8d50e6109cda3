import type { ElementProps } from '../element-props';
import { target, track } from './Switch.css';

export interface BareSwitchProps extends Omit<ElementProps<'input'>, 'type' | 'role' | 'children'> {
  /** What it turns on and off; in a table that would be the names of its row and its column. */
  label: string;
}

const SWITCH = { role: 'switch' } as const;

/** A switch in a table, whose row and column say what it is for. */
export function BareSwitch({ label, ...attributes }: BareSwitchProps) {
  return (
    <label className={target}>
      <input {...attributes} type="checkbox" {...SWITCH} aria-label={label} className={track} />
    </label>
  );
}
