import type { ReactNode } from 'react';
import * as styles from './FactList.css';

export interface Fact {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

/** What is known of someone, each with its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ key, name, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
