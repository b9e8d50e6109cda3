import { listSignupMatches } from '@vela/contract/endpoints/list-signup-matches';
import type { SignupMatchGender } from '@vela/domain/search';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** What every choice of the page begins with. */
export const SIGNUP_MATCHES_KEY = ['signup-matches'] as const;

/** Members who may suit a new one, and those that the member likes already and may write to. */
export function signupMatchesQueryOptions(api: Api, gender: SignupMatchGender | undefined) {
  return defineQuery({
    queryKey: [...SIGNUP_MATCHES_KEY, gender ?? null],
    load: (options) => api.call(listSignupMatches, gender === undefined ? {} : { gender }, options),
    // Each time counts as a search.
    staleTime: Infinity,
  });
}
