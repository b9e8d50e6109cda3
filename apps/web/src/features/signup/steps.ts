import { SIGNUP_FACTS, SIGNUP_STEPS, type SignupStep } from '@vela/domain/signup';
import type { Refusal } from '../../shell/forms';
import type { DraftField } from './draft';

/** What each step asks for, by the names in its form. */
export const FIELDS_OF_STEP = {
  account: ['email', 'name', 'dob_day', 'dob_month', 'dob_year', 'gender', 'terms', 'special_categories'],
  // The photo is no field: it waits beside the draft.
  photo: [],
  location: ['country', 'region', 'city'],
  about: [...SIGNUP_FACTS, 'signup_message'],
  confirm: [],
} as const satisfies Record<SignupStep, readonly DraftField[]>;

/** Where each field of the sign-up is asked for. */
const STEP_OF_FIELD: Readonly<Record<string, SignupStep>> = {
  email: 'account',
  name: 'account',
  password: 'account',
  date_of_birth: 'account',
  gender: 'account',
  terms: 'account',
  special_categories: 'account',
  country: 'location',
  region: 'location',
  city: 'location',
  relationship_status: 'about',
  body_type: 'about',
  hair_color: 'about',
  eye_color: 'about',
  tattoos: 'about',
  signup_message: 'about',
};

const STEP_OF_CODE: Readonly<Record<string, SignupStep>> = {
  account_exists: 'account',
  account_deleted: 'account',
  consent_required: 'account',
};

/** The step to show: the one asked for, but none behind one with something to mend. */
export function openStep(wanted: SignupStep, furthest: SignupStep): SignupStep {
  return SIGNUP_STEPS.indexOf(wanted) > SIGNUP_STEPS.indexOf(furthest) ? furthest : wanted;
}

export interface StepMove {
  /** The step that was sent. */
  from: SignupStep;
  /** The step the address names; a later one than `from` when that had to be mended first. */
  wanted: SignupStep;
  /** It was opened from the summary, to change one thing. */
  isEdit: boolean;
}

/** Where a step leads when it is in order. */
export function stepAfter({ from, wanted, isEdit }: StepMove): SignupStep {
  if (isEdit) return 'confirm';
  if (openStep(wanted, from) === from && wanted !== from) return wanted;
  return SIGNUP_STEPS[SIGNUP_STEPS.indexOf(from) + 1] ?? 'confirm';
}

/** The step a refused sign-up goes back to: that of the first field it names; `confirm` when it is about none. */
export function stepOfRefusal({ code, fields = [] }: Refusal): SignupStep {
  const steps = fields.flatMap(({ path }) => STEP_OF_FIELD[path.split('.')[0] ?? ''] ?? []);
  return SIGNUP_STEPS.find((step) => steps.includes(step)) ?? STEP_OF_CODE[code] ?? 'confirm';
}
