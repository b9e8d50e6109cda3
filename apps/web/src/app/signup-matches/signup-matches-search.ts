import { FIELD_LIMITS } from '@vela/domain/errors';
import { isGender, type Gender } from '@vela/domain/profile';
import type { Query } from '../../kit/page/query';

export interface SignupMatchesSearch {
  gender: Gender | undefined;
  /** The members who are liked are written to, rather than chosen. */
  isHello: boolean;
  /** Which of them; the first unless it is one of them. */
  to: string | undefined;
}

/** The query of the page: anyone may have written it, so only what is known is taken. */
export function parseSignupMatchesSearch({ gender, step, to = '' }: Query): SignupMatchesSearch {
  return {
    gender: isGender(gender) ? gender : undefined,
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
