import type { ReactNode } from 'react';
import { Button } from '../Button';
import { field, suggestion, suggestionWords } from './Field.css';

export interface SuggestionProps {
  children: ReactNode;
  /** What its button says. */
  action: ReactNode;
  onAccept: () => void;
}

/** A better value for a field, one press away. */
export function Suggestion({ children, action, onAccept }: SuggestionProps) {
  return (
    <div className={suggestion}>
      <p className={suggestionWords}>{children}</p>
      <Button
        tone="line"
        size="small"
        onClick={({ currentTarget }) => {
          onAccept();
          // What was accepted takes the button away, and the focus with it.
          currentTarget.closest(`.${field}`)?.querySelector('input')?.focus();
        }}
      >
        {action}
      </Button>
    </div>
  );
}
