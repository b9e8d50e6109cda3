import { TRACKING_FIELDS, TRACKING_MAX, type SignupStep } from '@vela/domain/signup';
import type { Query } from '../../shell/routing';

type Arrival = Partial<Record<(typeof TRACKING_FIELDS)[number] | 'signup_member_id', string>>;

export interface SignupSearch {
  step: SignupStep;
  /** Opened from the summary, to change one thing. */
  isEdit: boolean;
  /** Where the visitor came from, and whom they came for. */
  arrival: Arrival;
}

const STEPS = ['account', 'photo', 'location', 'about', 'confirm'] as const satisfies readonly SignupStep[];

/** The query of the sign-up: anyone may have written it, so only what is known is taken. */
export function parseSignupSearch(query: Query): SignupSearch {
  const arrival = [...TRACKING_FIELDS, 'signup_member_id'].flatMap((name): [string, string][] => {
    const value = query[name] ?? '';
    return value !== '' && value.length <= TRACKING_MAX ? [[name, value]] : [];
  });
  return {
    step: STEPS.find((step) => step === query['step']) ?? 'account',
    isEdit: query['edit'] === '1',
    arrival: Object.fromEntries(arrival),
  };
}
