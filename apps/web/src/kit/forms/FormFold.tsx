import { Icon } from '@vela/ui/Icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { details, summary, unfolded } from './FormFold.css';

export interface FormFoldProps {
  label: ReactNode;
  /** How it comes: a form that was refused without script comes back unfolded. From then on it is the reader's to fold. */
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
