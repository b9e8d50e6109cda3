import { createElement, type ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** `rest` lies on the page; `float` is the one thing the page is about. */
  lift?: 'rest' | 'float' | undefined;
  padding?: 'none' | 'normal' | 'roomy' | undefined;
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

export function Card({ as = 'div', lift = 'rest', padding = 'normal', ...attributes }: CardProps) {
  return createElement(as, { ...attributes, className: card({ lift, padding }) });
}
