import { SIGNUP_STEPS, type SignupStep } from './signup-steps';
import { SIGNUP_FACTS } from './signup-facts';

/** The step that asks for each field of the sign-up. */
const STEP_OF_FIELD: Readonly<Record<string, SignupStep>> = {
  email: 'account',
  name: 'account',
  password: 'account',
  date_of_birth: 'account',
  gender: 'account',
  terms: 'account',
  special_categories: 'account',
  signup_message: 'account',
  signup_member_id: 'account',
  looking_for: 'meet',
  country: 'location',
  region: 'location',
  city: 'location',
  about: 'about',
};

const STEP_OF_CODE: Readonly<Record<string, SignupStep>> = {
  account_exists: 'account',
  account_deleted: 'account',
  signup_not_possible: 'account',
};

/** The step to show: the one asked for, but none behind one with something to mend. Source: product.md §2. */
export function openSignupStep(wanted: SignupStep, furthest: SignupStep): SignupStep {
  return SIGNUP_STEPS.indexOf(wanted) > SIGNUP_STEPS.indexOf(furthest) ? furthest : wanted;
}

export interface SignupMove {
  /** The step that was sent. */
  from: SignupStep;
  /** The step the address names; a later one than `from` when that had to be mended first. */
  wanted: SignupStep;
  /** It was opened from the summary, to change one thing. */
  isEdit: boolean;
}

/**
 * Returns the step after one without errors: the summary that it was opened from, the step that was
 * requested, or the next. Source: product.md §2.
 */
export function signupStepAfter({ from, wanted, isEdit }: SignupMove): SignupStep {
  if (isEdit) return 'confirm';
  if (SIGNUP_STEPS.indexOf(wanted) > SIGNUP_STEPS.indexOf(from)) return wanted;
  return SIGNUP_STEPS[SIGNUP_STEPS.indexOf(from) + 1] ?? 'confirm';
}

/**
 * The step a rejected sign-up goes back to: that of the first field it names; `confirm` when it is about
 * none. Source: product.md §2, Signup.
 */
export function signupStepOfError({ code, paths, needsSpecialCategories }: RejectedSignup): SignupStep {
  const steps = paths.map(stepOfPath);
  const named = SIGNUP_STEPS.find((step) => steps.includes(step));
  if (named !== undefined) return named;
  // Where the account asks for no consent, a wished gender does.
  if (code === 'consent_required') return needsSpecialCategories ? 'account' : 'meet';
  return STEP_OF_CODE[code] ?? 'confirm';
}

interface RejectedSignup {
  code: string;
  /** The paths of the rejected fields; nested ones with dots. */
  paths: readonly string[];
  /** Whether membership itself reveals something that needs its own consent. */
  needsSpecialCategories: boolean;
}

/** Wishes begin with that word, and questions whose answers the profile stores are about the person. */
function stepOfPath(path: string): SignupStep | undefined {
  const field = path.split('.')[0] ?? '';
  if (field.startsWith('wish')) return 'meet';
  return SIGNUP_FACTS.some((fact) => fact === field) ? 'about' : STEP_OF_FIELD[field];
}
