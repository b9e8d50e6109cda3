import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';

export type IconGlyph = LucideIcon;
export type IconSize = 'tiny' | 'small' | 'inline' | 'medium' | 'large' | 'huge';

export interface IconProps {
  /** A glyph by its own import: `lucide-react/icons/heart`. */
  of: IconGlyph;
  size?: IconSize | undefined;
  filled?: boolean | undefined;
  /** What the icon says where no words stand beside it; without it the icon is decoration. */
  label?: string | undefined;
}

export function Icon({ of: Glyph, size = 'medium', filled = false, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph className={icon({ size, filled })} focusable={false} {...meaning} />;
}
