import { createElement, type ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `rest` lies on the page; `float` is the one thing the page is about. */
  lift?: 'rest' | 'float';
  padding?: 'none' | 'normal' | 'roomy';
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  children: ReactNode;
}

export function Card({ as = 'div', lift = 'rest', padding = 'normal', ...attributes }: CardProps) {
  return createElement(as, { ...attributes, className: card({ lift, padding }) });
}
