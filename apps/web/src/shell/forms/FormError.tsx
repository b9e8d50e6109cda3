import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import { useState, type ReactNode } from 'react';
import type { Refusal } from './outcome';

export interface FormErrorProps {
  refusal: Refusal | null;
  /** In place of the code's own text. */
  children?: ReactNode;
}

/** What was refused about a form as a whole; announced when it appears, and each time it is refused again. */
export function FormError({ refusal, children }: FormErrorProps) {
  const { i18n } = useLingui();
  const times = useRefusals(refusal);
  if (!refusal) return null;
  return (
    // A reader is told what is new on the page: the same words that stay there would be silence.
    <Notice key={times} tone={refusal.code === 'network_failed' ? 'offline' : 'danger'} announced="at once">
      {children ?? errorText(i18n, refusal)}
    </Notice>
  );
}

/** How many there have been. */
function useRefusals(refusal: Refusal | null): number {
  const [seen, setSeen] = useState({ refusal, times: 0 });
  if (seen.refusal !== refusal) setSeen({ refusal, times: seen.times + 1 });
  return seen.times;
}
