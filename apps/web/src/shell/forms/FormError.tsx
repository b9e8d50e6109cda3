import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import type { ReactNode } from 'react';
import type { Refusal } from './outcome';

export interface FormErrorProps {
  refusal: Refusal | null;
  /** In place of the code's own text. */
  children?: ReactNode;
}

/** What was refused about a form as a whole; announced when it appears. */
export function FormError({ refusal, children }: FormErrorProps) {
  const { i18n } = useLingui();
  if (!refusal) return null;
  return (
    <Notice tone={refusal.code === 'network_failed' ? 'offline' : 'danger'} announced="at once">
      {children ?? errorText(i18n, refusal)}
    </Notice>
  );
}
