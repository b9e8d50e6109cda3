import { createElement, type ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { textStyle } from './Text.css';

export interface TextProps extends Omit<ElementProps<'p'>, 'ref'> {
  as?: 'p' | 'span' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption' | 'time';
  size?: 'stamp' | 'label' | 'body' | 'lead' | 'section' | 'page';
  tone?: 'normal' | 'muted' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'bold';
  align?: 'start' | 'center' | 'end';
  measure?: 'none' | 'note' | 'lead' | 'text';
  /** Figures of one width, for prices, counts and clocks. */
  numbers?: boolean;
  truncate?: boolean;
  children?: ReactNode;
}

export function Text({ as = 'p', size, tone, weight, align, measure, numbers, truncate, ...attributes }: TextProps) {
  return createElement(as, { ...attributes, className: textStyle({ size, tone, weight, align, measure, numbers, truncate }) });
}
