import type { Api } from '../create-api';
import { getMember } from '@vela/contract/endpoints/get-member';
import { defineQuery } from './define-query';

/** How long a profile is shown as it was, in milliseconds. */
const FRESH_MS = 30_000;

/** A member's page. */
export function memberQueryOptions(api: Api, id: string) {
  return defineQuery({
    queryKey: ['member', id],
    load: (options) => api.call(getMember, { id }, options),
    staleTime: FRESH_MS,
  });
}
