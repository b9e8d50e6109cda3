import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import * as styles from './Credits.css';
import { MISSING_WORDS } from './missing-words';
import type { Missing } from './use-order';

interface ChoiceGroupProps {
  legend: ReactNode;
  /** The page's heading says it for those who see. */
  isLegendHidden?: boolean;
  /** This choice, while it is what keeps from ordering. */
  missing: Missing | null;
  children: ReactNode;
}

/** Some of which one is to be chosen; where it wasn't, that is said over them, too. */
export function ChoiceGroup({ legend, isLegendHidden = false, missing, children }: ChoiceGroupProps) {
  const missingId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={missing === null ? undefined : missingId}>
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      {missing !== null && (
        <Text size="label" tone="danger" weight="medium" id={missingId}>
          {MISSING_WORDS[missing]}
        </Text>
      )}
      {children}
    </fieldset>
  );
}
