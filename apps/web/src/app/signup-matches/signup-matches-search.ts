import { FIELD_LIMITS } from '@vela/domain/errors';
import { SIGNUP_MATCH_GENDERS, type SignupMatchGender } from '@vela/domain/search';
import type { Query } from '../../kit/page/query';

export interface SignupMatchesSearch {
  /** The choice on the page; the wished one where nothing is chosen. */
  gender: SignupMatchGender | undefined;
  /** The members who are liked are written to, rather than chosen. */
  isHello: boolean;
  /** Which of them; the first unless it is one of them. */
  to: string | undefined;
}

/** The query of the page: anyone may have written it, so only what is known is taken. */
export function parseSignupMatchesSearch({ gender, step, to = '' }: Query): SignupMatchesSearch {
  return {
    gender: SIGNUP_MATCH_GENDERS.find((each) => each === gender),
    isHello: step === 'hello',
    to: to !== '' && to.length <= FIELD_LIMITS.id.max ? to : undefined,
  };
}

/** The address of the members to choose from, and of those to write to. */
export function signupMatchesPath({ gender, isHello = false, to }: Partial<SignupMatchesSearch>): string {
  const query = new URLSearchParams({
    ...(gender && { gender }),
    ...(isHello && { step: 'hello' }),
    ...(to !== undefined && { to }),
  }).toString();
  return query === '' ? '/signup-matches' : `/signup-matches?${query}`;
}
