import type { MouseEvent } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import { iconButton } from './IconButton.css';

interface IconButtonLooksProps {
  icon: IconGlyph;
  /** What it does, in words: nothing else says it. */
  label: string;
  /** `glass` is for the ground of a photo. */
  tone?: 'plain' | 'soft' | 'primary' | 'glass' | undefined;
  size?: 'normal' | 'large' | undefined;
  filled?: boolean | undefined;
}

export interface IconButtonProps
  extends IconButtonLooksProps, Omit<ElementProps<'button'>, 'children' | 'aria-label'> {
  /** It can't be pressed for a while: unlike a disabled one it keeps the focus. */
  resting?: boolean | undefined;
}

export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'normal',
  filled = false,
  resting = false,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      {...(resting && RESTING)}
      aria-label={label}
      className={iconButton({ tone, size })}
    >
      <Icon of={icon} filled={filled} size={size === 'large' ? 'large' : 'medium'} />
    </button>
  );
}

// A disabled button would lose the focus.
const RESTING = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

export interface IconLinkProps
  extends IconButtonLooksProps, Omit<ElementProps<'a'>, 'children' | 'aria-label'> {}

export function IconLink({
  icon,
  label,
  tone = 'plain',
  size = 'normal',
  filled = false,
  ...attributes
}: IconLinkProps) {
  return (
    <a {...attributes} aria-label={label} className={iconButton({ tone, size })}>
      <Icon of={icon} filled={filled} size={size === 'large' ? 'large' : 'medium'} />
    </a>
  );
}
