import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon';
import { Tag } from '../Tag';
import {
  amount,
  before,
  each,
  input,
  offer,
  offerRoom,
  offerTick,
  price as priceStyle,
  tag,
  unit,
} from './ChoiceCard.css';

export interface PackageCardProps extends Omit<ElementProps<'input'>, 'type' | 'children'> {
  /** What is bought, as a number and its unit. */
  count: number;
  unitName: ReactNode;
  /** What is paid. */
  price: ReactNode;
  /** What it cost before a discount. */
  priceBefore?: ReactNode;
  /** "€0.60 per message". */
  pricePerMessage: ReactNode;
  /** "Popular". */
  tagged?: ReactNode;
}

/** A bundle to choose, with the price before the button; they share a `name` and stand in a `fieldset`. */
export function PackageCard({
  count,
  unitName,
  price,
  priceBefore,
  pricePerMessage,
  tagged,
  ...attributes
}: PackageCardProps) {
  return (
    <label className={offerRoom}>
      <span className={offer}>
        <input {...attributes} type="radio" className={input} />
        <span className={amount}>
          {/* One text with its space: a screen reader leaves out a space of its own. */}
          {`${count} `}
          <span className={unit}>{unitName}</span>
        </span>
        <span className={priceStyle}>
          {priceBefore !== undefined && <s className={before}>{priceBefore}</s>} {price}
        </span>
        <span className={each}>{pricePerMessage}</span>
        <span className={offerTick} aria-hidden="true">
          <Icon of={Check} size="small" />
        </span>
        {tagged !== undefined && (
          <span className={tag}>
            <Tag tone="solid">{tagged}</Tag>
          </span>
        )}
      </span>
    </label>
  );
}
