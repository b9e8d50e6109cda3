import type { ReactNode } from 'react';
import { beside, end, list, main, quietRows, row } from './PriceList.css';

export interface PriceListProps {
  'aria-label'?: string | undefined;
  /** `float` where it is the eye of a page, `rest` among other cards. */
  lift?: 'rest' | 'float' | undefined;
  /** Looked up rather than chosen among: one line to a row, no larger than text. */
  isQuiet?: boolean | undefined;
  /** `PriceRow`s. */
  children: ReactNode;
}

export function PriceList({ lift = 'float', isQuiet = false, children, ...attributes }: PriceListProps) {
  return (
    <ul className={isQuiet ? `${list[lift]} ${quietRows}` : list[lift]} {...attributes}>
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
      <span className={main}>
        <span>{name}</span> <span className={end}>{price}</span>
      </span>
      <span className={beside}>
        <span>{note}</span> <span className={end}>{each}</span>
      </span>
    </li>
  );
}
