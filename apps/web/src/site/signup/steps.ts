import { SIGNUP_FACTS, type SignupStep } from '@vela/domain/signup';
import type { DraftField } from './draft';

/** What each step asks for, by the names in its form. */
export const FIELDS_OF_STEP = {
  account: ['email', 'name', 'dob_day', 'dob_month', 'dob_year', 'gender', 'terms', 'special_categories'],
  // The photo itself is no field: it waits beside the draft.
  photo: ['visitors_may_see'],
  location: ['country', 'region', 'city'],
  about: [...SIGNUP_FACTS, 'signup_message'],
  confirm: [],
} as const satisfies Record<SignupStep, readonly DraftField[]>;
