import type { ReactNode } from 'react';
import { container } from './Container.css';

export interface ContainerProps {
  /** `page` is as wide as a page gets, `text` as wide as reads well, `form` one column of fields. */
  size?: keyof typeof container | undefined;
  children: ReactNode;
}

/** The column of a page, with its gutters. */
export function Container({ size = 'page', children }: ContainerProps) {
  return <div className={container[size]}>{children}</div>;
}
