import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { Notice } from '@vela/ui/Notice';
import { useState, type ReactNode } from 'react';
import type { ApiErrorData } from './api-result';

export interface FormErrorProps {
  apiError: ApiErrorData | null;
  /** It replaces the code's own text. */
  children?: ReactNode;
}

/** The error of a form as a whole; announced when it appears, and each time it comes again. */
export function FormError({ apiError, children }: FormErrorProps) {
  const { i18n } = useLingui();
  const times = useErrorCount(apiError);
  if (!apiError) return null;
  return (
    // A screen reader announces what is new on the page: the same text left in place would be silent.
    <Notice key={times} tone={apiError.code === 'network_failed' ? 'offline' : 'danger'} announced="at once">
      {children ?? errorText(i18n, apiError)}
    </Notice>
  );
}

/** How many there have been. */
function useErrorCount(apiError: ApiErrorData | null): number {
  const [seen, setSeen] = useState({ apiError, times: 0 });
  if (seen.apiError !== apiError) setSeen({ apiError, times: seen.times + 1 });
  return seen.times;
}
