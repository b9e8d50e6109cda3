import { useLingui } from '@lingui/react';
import { isApiError } from '@vela/api-client/api-error';
import { errorText } from '@vela/ui/error-text';
import { useCallback } from 'react';

/** The words to show for an error that was thrown. */
export function useErrorWords(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => errorText(i18n, isApiError(error) ? error : { code: 'internal' }), [i18n]);
}
