import type { Query } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';

/** Returns whether the requested data doesn't exist: another request would return the same, so nothing retries by itself. */
export function isNotThere({ state: { data, error } }: Pick<Query, 'state'>): boolean {
  return data === undefined && isApiError(error, 'not_found');
}
