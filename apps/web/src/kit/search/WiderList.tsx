import { Plural } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import * as styles from './WiderList.css';

export interface WiderItem {
  key: string;
  /** What is asked for in place of what was: "Within 100 km". */
  label: ReactNode;
  /** How many more it brings. */
  count: number;
  /** A link to the wider search, or a press that saves a wider wish. */
  to: string | (() => void);
}

interface WiderListProps {
  title: ReactNode;
  items: readonly WiderItem[];
  /** A press is being saved. */
  isResting?: boolean;
}

/** What more room for one filter or wish brings. */
export function WiderList({ title, items, isResting = false }: WiderListProps) {
  const titleId = useId();
  return (
    <div className={styles.wider}>
      <Text size="label" weight="bold" id={titleId}>
        {title}
      </Text>
      <ul className={styles.list} aria-labelledby={titleId}>
        {items.map(({ key, to, ...words }) => (
          <li key={key}>
            {typeof to === 'string' ? (
              <ButtonLink tone="line" size="small" href={to}>
                <Words {...words} />
              </ButtonLink>
            ) : (
              <Button tone="line" size="small" resting={isResting} onClick={to}>
                <Words {...words} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ label, count }: Pick<WiderItem, 'label' | 'count'>) {
  return (
    <span>
      {label}{' '}
      <span className={styles.more}>
        <Plural value={count} one="+# person" other="+# people" />
      </span>
    </span>
  );
}
