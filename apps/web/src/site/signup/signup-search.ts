import { FIELD_LIMITS } from '@vela/domain/errors';
import { trackingOf, type Tracking } from '@vela/domain/landers';
import { isSignupStep, type SignupStep } from '@vela/domain/signup';
import type { Query } from '../../kit/page/query';

interface Arrival extends Tracking {
  signup_member_id?: string;
}

export interface SignupSearch {
  step: SignupStep;
  /** Opened from the summary, to change one thing. */
  isEdit: boolean;
  /** The visitor's origin, and the member that the visitor came for. */
  arrival: Arrival;
}

/** The query of the sign-up: anyone may have written it, so only what is known is taken. */
export function parseSignupSearch(query: Query): SignupSearch {
  const { step, edit, signup_member_id: memberId = '' } = query;
  return {
    step: isSignupStep(step) ? step : 'account',
    isEdit: edit === '1',
    arrival: {
      ...trackingOf((field) => query[field]),
      ...(memberId !== '' && memberId.length <= FIELD_LIMITS.id.max && { signup_member_id: memberId }),
    },
  };
}
