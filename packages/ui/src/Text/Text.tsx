import { createElement, type ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { textStyle } from './Text.css';

export interface TextProps extends Omit<ElementProps<'p'>, 'ref'> {
  as?: 'p' | 'span' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption' | 'time' | undefined;
  size?: 'stamp' | 'label' | 'body' | 'lead' | 'section' | 'page' | undefined;
  tone?: 'normal' | 'muted' | 'danger' | 'success' | undefined;
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  measure?: 'none' | 'note' | 'lead' | 'text' | undefined;
  /** Figures of one width, for prices, counts and clocks. */
  numbers?: boolean | undefined;
  truncate?: boolean | undefined;
  children?: ReactNode;
}

export function Text({
  as = 'p',
  size,
  tone,
  weight,
  align,
  measure,
  numbers,
  truncate,
  ...attributes
}: TextProps) {
  return createElement(as, {
    ...attributes,
    className: textStyle({ size, tone, weight, align, measure, numbers, truncate }),
  });
}
