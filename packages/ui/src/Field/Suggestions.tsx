import type { ReactNode } from 'react';
import { Button } from '../Button';
import { field, suggestionLabel, suggestions } from './Field.css';

export interface SuggestionsProps {
  /** What they are, before them. */
  label: ReactNode;
  values: readonly string[];
  /** One was pressed; without it they are words. */
  onChoose?: (value: string) => void;
}

/** Several values for a field, each one press away. */
export function Suggestions({ label, values, onChoose }: SuggestionsProps) {
  return (
    <div className={suggestions}>
      <span className={suggestionLabel}>{label}</span>{' '}
      {onChoose === undefined ? (
        <span translate="no">{values.join(', ')}</span>
      ) : (
        values.map((value) => (
          <Button
            key={value}
            tone="line"
            size="small"
            onClick={({ currentTarget }) => {
              onChoose(value);
              // What was chosen takes the buttons away, and the focus with them.
              currentTarget.closest(`.${field}`)?.querySelector('input')?.focus();
            }}
          >
            <span translate="no">{value}</span>
          </Button>
        ))
      )}
    </div>
  );
}
