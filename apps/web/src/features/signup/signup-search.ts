import type { SignupStep } from '@vela/domain/signup';
import { TRACKING_FIELDS } from './tracking';

type Arrival = Partial<Record<(typeof TRACKING_FIELDS)[number] | 'signup_member_id', string>>;

export interface SignupSearch extends Arrival {
  step?: SignupStep;
  /** Opened from the summary, to change one thing. */
  edit?: 1;
}

const STEPS: readonly unknown[] = ['account', 'location', 'about', 'confirm'] satisfies SignupStep[];

const LONGEST_VALUE = 200;

/** The query of the sign-up: anyone may have written it, so only what is known is taken. */
export function parseSignupSearch(query: Record<string, unknown>): SignupSearch {
  const arrival = [...TRACKING_FIELDS, 'signup_member_id'].flatMap((name) => {
    const value = query[name];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' && text.length <= LONGEST_VALUE ? [[name, text]] : [];
  });
  return {
    ...(Object.fromEntries(arrival) as Arrival),
    ...(STEPS.includes(query['step']) ? { step: query['step'] as SignupStep } : {}),
    ...(query['edit'] === 1 ? { edit: 1 } : {}),
  };
}
