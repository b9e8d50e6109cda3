import type { ReactNode } from 'react';
import * as styles from './FactList.css';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** Values of a word or two: a phone has room for two beside each other. */
  areBrief?: boolean | undefined;
}

/** What is known of someone, each with its name. */
export function FactList({ facts, areBrief = false }: FactListProps) {
  return (
    <dl className={areBrief ? styles.briefList : styles.list}>
      {facts.map(({ key, name, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
