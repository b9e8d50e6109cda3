import {
  signupStepOfError,
  type SignupRules,
  type SignupStep,
  SIGNUP_FACTS,
  SIGNUP_WISHES,
} from '@vela/domain/signup';
import type { FormValues } from '../../kit/forms/form-values';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { withAnswers, type Draft, type DraftField } from './draft';

/** What each step asks for, by the names in its form. */
const FIELDS_OF_STEP = {
  account: [
    'signup_message',
    'email',
    'name',
    'dob_day',
    'dob_month',
    'dob_year',
    'gender',
    'terms',
    'special_categories',
  ],
  meet: [...SIGNUP_WISHES, 'wish_consent'],
  // The photo itself is no field: it waits beside the draft.
  photo: ['visitors_may_see'],
  location: ['country', 'region', 'city'],
  about: [...SIGNUP_FACTS, 'about'],
  confirm: [],
} as const satisfies Record<SignupStep, readonly DraftField[]>;

/** A sign-up on this page. */
export interface SignupState {
  draft: Draft;
  /** The password as typed; it is stored on this page only. */
  password: string;
  apiError: ApiErrorData | null;
  /** The step that an error leads to, until it is corrected; no address names it. */
  mended: SignupStep | null;
  /** All of the account is there but the password, which a reload clears: it was typed before. Until the next step opens. */
  lacksPassword: boolean;
  /** The browser's own draft has been taken in; from then on changes are stored. */
  isLoaded: boolean;
  /** Counts the replacements of the draft from outside, so that forms restart with it. */
  generation: number;
  /** Counts the steps that were sent: only between them does the open step change, never while one is typed. */
  moves: number;
}

type ConsentRule = Pick<SignupRules, 'needsSpecialCategories'>;

export type SignupEvent =
  | { type: 'loaded'; draft: Draft; password: string; isNew: boolean; lacksPassword: boolean }
  | { type: 'answered'; step: SignupStep; values: FormValues }
  | ({ type: 'rejected'; apiError: ApiErrorData } & ConsentRule)
  | { type: 'moved' };

/** Returns the first state of a sign-up: the draft of the server, and the error of a post to it. */
export function initialSignupState(
  draft: Draft,
  apiError: ApiErrorData | null,
  rule: ConsentRule,
): SignupState {
  const mended = apiError && stepOfError(apiError, rule);
  return {
    draft,
    password: '',
    apiError,
    mended,
    lacksPassword: false,
    isLoaded: false,
    generation: 0,
    moves: 0,
  };
}

export function nextSignupState(state: SignupState, event: SignupEvent): SignupState {
  switch (event.type) {
    case 'loaded':
      return {
        ...state,
        draft: event.draft,
        password: event.password,
        lacksPassword: event.lacksPassword,
        isLoaded: true,
        generation: state.generation + (event.isNew ? 1 : 0),
      };
    case 'answered':
      return {
        ...state,
        draft: withAnswers(state.draft, FIELDS_OF_STEP[event.step], event.values),
        password: event.values['password'] ?? state.password,
      };
    case 'rejected':
      return { ...state, apiError: event.apiError, mended: stepOfError(event.apiError, event) };
    case 'moved':
      return { ...state, apiError: null, mended: null, lacksPassword: false, moves: state.moves + 1 };
    default:
      return event satisfies never;
  }
}

function stepOfError(
  { code, fields = [] }: ApiErrorData,
  { needsSpecialCategories }: ConsentRule,
): SignupStep {
  return signupStepOfError({ code, paths: fields.map(({ path }) => path), needsSpecialCategories });
}
