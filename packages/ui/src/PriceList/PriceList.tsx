import type { ReactNode } from 'react';
import { beside, end, list, main, row } from './PriceList.css';

export interface PriceListProps {
  'aria-label'?: string | undefined;
  /** `PriceRow`s. */
  children: ReactNode;
}

export function PriceList({ children, ...attributes }: PriceListProps) {
  return (
    <ul className={list} {...attributes}>
      {children}
    </ul>
  );
}

export interface PriceRowProps {
  /** What is bought: "12 credits". */
  name: ReactNode;
  price: ReactNode;
  /** What it comes to: "12 messages", and for each one its price. */
  note?: ReactNode;
  each?: ReactNode;
}

export function PriceRow({ name, price, note, each }: PriceRowProps) {
  return (
    <li className={row}>
      <span className={main}>{name}</span>
      <span className={`${main} ${end}`}>{price}</span>
      <span className={beside}>{note}</span>
      <span className={`${beside} ${end}`}>{each}</span>
    </li>
  );
}
