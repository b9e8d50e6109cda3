import { Icon } from '@vela/ui/Icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { details, summary, unfolded } from './FormFold.css';

export interface FormFoldProps {
  label: ReactNode;
  /** Whether it starts unfolded: a form that was rejected without script does. From then on the reader folds it. */
  isOpen: boolean;
  children: ReactNode;
}

/** A form for the fewer, folded below the one for the many. */
export function FormFold({ label, isOpen: isOpenAtFirst, children }: FormFoldProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details className={details} open={isOpen || undefined}>
      <summary className={summary}>
        {label}
        <Icon of={ChevronDown} />
      </summary>
      <div className={unfolded}>{children}</div>
    </details>
  );
}
