import type { PageFormName } from '@vela/contract/page';
import { usePage } from '../page/page-context';
import type { ApiErrorData } from './api-result';

/** Why a form that was posted without script was refused; `null` where it wasn't. */
export function usePostedError(name: PageFormName): ApiErrorData | null {
  const { form } = usePage();
  return form?.name === name ? (form.error?.error ?? null) : null;
}
