import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import {
  checkSignupStep,
  currentSignupStep,
  openSignupStep,
  signupMessageLimit,
  signupStepAfter,
  type SignupFields,
  type SignupRules,
  type SignupStep,
} from '@vela/domain/signup';
import { needsSpecialCategories } from '@vela/domain/sites';
import { wishableOf } from '@vela/domain/wishes';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { readChangedValues, type FormValues } from '../../kit/forms/form-values';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { usePage } from '../../kit/page/page-context';
import { tabStore } from '../../kit/storage/safe-store';
import {
  DRAFT_FIELDS,
  draftOfServer,
  pickDraft,
  signupFields,
  withSignupMember,
  type Draft,
  type Password,
} from './draft';
import { hadPassword, loadDraft, saveDraft } from './draft-storage';
import { SIGNUP_FORM } from './signup-form';
import { initialSignupState, nextSignupState } from './signup-state';

export interface SignupOptions {
  /** The step that the address names. */
  wanted: SignupStep;
  /** It was opened from the summary. */
  isEdit: boolean;
  /** The visitor's origin, and the member that the visitor came for, from the address. */
  arrival: Draft;
  goTo: (step: SignupStep) => void;
}

/** A sign-up in the browser: what was typed, where it stands, and the error that it was rejected with. */
export interface SignupFlow {
  step: SignupStep;
  /** It was opened from the summary, and leads back there. */
  isEdit: boolean;
  draft: Draft;
  password: Password;
  rules: SignupRules;
  apiError: ApiErrorData | null;
  /** The password alone is missing, which is stored nowhere: a reload or a change of language cleared it. */
  lacksPassword: boolean;
  /** Changes when the draft was replaced from outside, so that a form restarts with it. */
  generation: number;
  saveAnswers: (values: FormValues) => void;
  goOn: () => void;
  showError: (apiError: ApiErrorData) => void;
  /** Another step was opened by a link. */
  leave: () => void;
}

export function useSignup({ wanted, isEdit, arrival, goTo }: SignupOptions): SignupFlow {
  const page = usePage();
  const posted = page.form?.name === 'signup' ? page.form : null;
  const [serverDraft] = useState(() => draftOfServer(page.draft));
  const rules = useRules();
  const [state, dispatch] = useReducer(nextSignupState, null, () => {
    const draft = {
      ...arrival,
      ...withSignupMember(serverDraft, arrival),
      ...pickDraft(posted?.values ?? {}),
    };
    return initialSignupState(draft, posted?.error?.error ?? null, rules);
  });
  const { draft, apiError, mended, lacksPassword, generation, moves, isLoaded } = state;
  const password = { password: state.password, isStored: page.draft?.has_password === true };
  const hasTyped = state.password !== '';
  const furthest = useFurthest({ draft, password, rules, moment: `${wanted} ${moves} ${isLoaded}` });
  const step = openSignupStep(mended ?? wanted, furthest);

  useFirst(() => {
    const stored = readStored({ draft, serverDraft, arrival });
    const typed = { password: stored.password, isStored: password.isStored };
    const isCleared = hadPassword(tabStore) && typed.password === '' && !typed.isStored;
    const lacks =
      isCleared || (wanted !== 'account' && lacksOnlyPassword(signupFields(stored.draft, typed), rules));
    dispatch({ type: 'loaded', ...stored, lacksPassword: lacks });
  });
  useEffect(() => {
    if (isLoaded) saveDraft(tabStore, { draft, serverDraft, hadPassword: hasTyped || lacksPassword });
  }, [draft, serverDraft, isLoaded, hasTyped, lacksPassword]);

  return {
    step,
    isEdit,
    draft,
    password,
    rules,
    apiError,
    lacksPassword,
    generation,
    saveAnswers: (values) => dispatch({ type: 'answered', step, values }),
    goOn: () => {
      dispatch({ type: 'moved' });
      goTo(signupStepAfter({ from: step, wanted, isEdit }));
    },
    showError: (error) =>
      dispatch({
        type: 'rejected',
        apiError: error,
        needsSpecialCategories: rules.needsSpecialCategories,
      }),
    leave: () => dispatch({ type: 'moved' }),
  };
}

/**
 * Returns the furthest step that is open, as it was at the last moment: the next step must not replace one that is being
 * filled in.
 */
function useFurthest({ draft, password, rules, moment }: FurthestInput): SignupStep {
  const find = () => currentSignupStep({ fields: signupFields(draft, password), rules });
  const [found, setFound] = useState(() => ({ moment, step: find() }));
  if (found.moment === moment) return found.step;
  const next = { moment, step: find() };
  setFound(next);
  return next.step;
}

interface FurthestInput extends Pick<SignupFlow, 'draft' | 'password' | 'rules'> {
  /** Names the time since the last step was sent or opened. */
  moment: string;
}

/** Whether everything of the account is in order but the password that isn't there. */
function lacksOnlyPassword(fields: SignupFields, rules: SignupRules): boolean {
  const problems = checkSignupStep('account', { fields, rules });
  return (
    problems.length > 0 && problems.every(({ path, code }) => path === 'password' && code === 'required')
  );
}

/** What was typed before the page reacted is newer than any draft; a form that shows all of it goes on. */
function readStored({ draft, serverDraft, arrival }: Record<'draft' | 'serverDraft' | 'arrival', Draft>) {
  const form = document.getElementById(SIGNUP_FORM);
  const values = form instanceof HTMLFormElement ? readChangedValues(form) : {};
  const shown = { ...draft, ...pickDraft(values) };
  const stored = withSignupMember(loadDraft(tabStore, serverDraft), arrival);
  const loaded = { ...draft, ...stored, ...pickDraft(values) };
  const isNew = DRAFT_FIELDS.some((field) => loaded[field] !== shown[field]);
  return { draft: loaded, password: values['password'] ?? '', isNew };
}

/** Once, when the page begins to react. */
function useFirst(run: () => void): void {
  const event = useEffectEvent(run);
  useEffect(() => event(), []);
}

function useRules(): SignupRules {
  const { settings, now } = usePage();
  const { min_age: minAge, time_zone: timeZone, countries, niche, name, search_fields: fields } = settings;
  const messageLimit = useMessageLimit();
  return useMemo(
    () => ({
      minAge,
      timeZone,
      countries: countries ?? [],
      now: new Date(now),
      needsSpecialCategories: needsSpecialCategories(niche),
      commonPasswords: COMMON_PASSWORDS,
      sitename: name,
      messageLimit,
      wishable: wishableOf(fields),
    }),
    [minAge, timeZone, countries, now, niche, name, messageLimit, fields],
  );
}

/** Characters that the message to the member one signs up to meet may have; 0 where none is offered. */
function useMessageLimit(): number {
  const { settings } = usePage();
  const { message_length: length = Infinity } = settings;
  return signupMessageLimit({ ...settings, message_length: length });
}
