import type { ReactNode } from 'react';
import { bill, line, name as nameStyle, sum, total, value as valueStyle } from './Bill.css';

export interface BillProps {
  'aria-label'?: string | undefined;
  /** `BillLine`s, and a `BillTotal` last. */
  children: ReactNode;
}

/** What is paid, line by line. */
export function Bill({ children, ...attributes }: BillProps) {
  return (
    <dl className={bill} {...attributes}>
      {children}
    </dl>
  );
}

export interface BillLineProps {
  name: ReactNode;
  /** An amount, or what stands in its place. */
  children: ReactNode;
}

export function BillLine({ name, children }: BillLineProps) {
  return (
    <div className={line}>
      <dt className={nameStyle}>{name}</dt>
      <dd className={valueStyle}>{children}</dd>
    </div>
  );
}

/** What the lines come to. */
export function BillTotal({ name, children }: BillLineProps) {
  return (
    <div className={total}>
      <dt className={nameStyle}>{name}</dt>
      <dd className={sum}>{children}</dd>
    </div>
  );
}
