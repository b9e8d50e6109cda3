import { FieldMessages, FieldsSpeak, messagesId } from '@vela/ui/Field';
import { useId, type ReactNode } from 'react';
import * as styles from './Credits.css';
import { MISSING_WORDS } from './missing-words';
import type { Missing } from './use-order';

interface ChoiceGroupProps {
  legend: ReactNode;
  /** The page's heading says it for those who see. */
  isLegendHidden?: boolean;
  /** This choice, while it is the one missing for the order. */
  missing: Missing | null;
  children: ReactNode;
}

/** Some of which one is to be chosen; where it wasn't, that is said over them, too. */
export function ChoiceGroup({ legend, isLegendHidden = false, missing, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={missing === null ? undefined : messagesId(id)}>
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      {/* The bill, where the order was pressed, announces it at once. */}
      <FieldsSpeak value={false}>
        <FieldMessages id={id} words={{ error: missing && MISSING_WORDS[missing] }} />
      </FieldsSpeak>
      {children}
    </fieldset>
  );
}
