import { MINUTE } from '@vela/domain/time';
import type { Api } from '../create-api';
import { checkSignup } from '@vela/contract/endpoints/check-signup';
import { defineQuery } from './define-query';

/** Whether a name is free, while it is typed. */
export function nameCheckQueryOptions(api: Api, name: string) {
  return defineQuery({
    queryKey: ['signup-check', 'name', name],
    load: (options) => api.call(checkSignup, { name }, options),
    staleTime: MINUTE,
  });
}
