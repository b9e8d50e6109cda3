import type { Query } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';

/** Whether what is asked for isn't there: asking again gives the same answer, so nothing does by itself. */
export function isNotThere({ state: { data, error } }: Pick<Query, 'state'>): boolean {
  return data === undefined && isApiError(error, 'not_found');
}
