import type { FormValues } from './form-values';
import type { ApiErrorData, FieldErrorData } from './api-result';

/** A form while it is filled in. */
export interface FormState {
  values: FormValues;
  /** Fields that were left with something in them: from then on they are checked at each key. */
  touched: readonly string[];
  /** Someone tried to send it, so that what is missing is shown too. */
  submitted: boolean;
  /** The error of the server, and the values that it rejected. */
  rejected: { apiError: ApiErrorData; values: FormValues } | null;
  isSending: boolean;
  /** Counts what ended in an error, so that each one moves the focus to it. */
  failures: number;
  /**
   * It is true from a failed try to the next key: mistakes are announced together, and no field announces its
   * own.
   */
  failed: FailedTry | null;
}

export interface FailedTry {
  /** The field that the try was made from. */
  focused: string | null;
  /** The form's fields as they stand on the page. */
  order: readonly string[];
}

export type FormEvent =
  | { type: 'typed'; values: FormValues }
  | { type: 'left'; path: string }
  | ({ type: 'incomplete' } & FailedTry)
  | { type: 'sent' }
  | ({ type: 'rejected'; apiError: ApiErrorData } & FailedTry)
  | { type: 'done' };

/** Returns a form's first state: the posted values, if it was posted without script. */
export function initialFormState(values: FormValues, apiError: ApiErrorData | null): FormState {
  return {
    values,
    touched: [],
    submitted: false,
    rejected: apiError && { apiError, values },
    isSending: false,
    // A form that opens with an error leads to it.
    failures: apiError ? 1 : 0,
    failed: null,
  };
}

export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      return { ...state, values: event.values, failed: null };
    case 'left':
      return state.touched.includes(event.path)
        ? state
        : { ...state, touched: [...state.touched, event.path] };
    case 'incomplete':
      return failedState({ ...state, submitted: true, rejected: null }, event);
    case 'sent':
      return { ...state, submitted: true, isSending: true, failed: null };
    case 'rejected':
      return failedState(
        { ...state, isSending: false, rejected: { apiError: event.apiError, values: state.values } },
        event,
      );
    case 'done':
      return { ...state, isSending: false, submitted: false, touched: [], rejected: null, failed: null };
    default:
      return event satisfies never;
  }
}

function failedState(state: FormState, { focused, order }: FailedTry): FormState {
  return { ...state, failures: state.failures + 1, failed: { focused, order } };
}

/** What a form asks of its fields, and where errors of the whole request are shown. */
export interface FormRules {
  /** What is wrong with what is typed, in the order of the fields. */
  problems: readonly FieldErrorData[];
  /** Error codes of the whole request that are about one field. */
  fieldOfCode: Readonly<Record<string, string>>;
  /** The inputs that make up a field of another name. */
  partsOf: Readonly<Record<string, readonly string[]>>;
}

/**
 * What to show under a field: the error of the server until the field changes, else what the rules say once
 * the field was left or the form sent.
 */
export function problemAt(state: FormState, path: string, rules: FormRules): FieldErrorData | null {
  const rejected = rejectedAt(state, path, rules);
  if (rejected) return rejected;
  if (!state.submitted && !state.touched.includes(path)) return null;
  const problem = rules.problems.find((candidate) => candidate.path === path);
  return problem ?? null;
}

/** Whether a field that was filled in has nothing wrong with it. */
export function isGoodAt(state: FormState, path: string, rules: FormRules): boolean {
  const parts = rules.partsOf[path] ?? [path];
  if (parts.some((name) => !state.values[name])) return false;
  return !rejectedAt(state, path, rules) && !rules.problems.some((problem) => problem.path === path);
}

/** The error that no field can show, such as a failed log-in, until anything is typed again. */
export function problemOfAll(state: FormState, rules: Pick<FormRules, 'fieldOfCode'>): ApiErrorData | null {
  if (!state.rejected) return null;
  const { apiError } = state.rejected;
  const isInFields = (apiError.fields?.length ?? 0) > 0 || rules.fieldOfCode[apiError.code] !== undefined;
  return isInFields ? null : apiError;
}

/** The announcement right after a form could not be sent. */
export interface AnnouncedFailure {
  /** How many fields show what is wrong with them. */
  count: number;
  /** The first of them on the page; `null` where it is none of the form's fields. */
  first: string | null;
  /** The problem of that first field where it has the focus already, so that the focus moves to none and says nothing. */
  focused: FieldErrorData | null;
}

/** The announcement after a try that failed in its fields, until anything is typed; else null. */
export function announcedFailure(state: FormState, rules: FormRules): AnnouncedFailure | null {
  if (!state.failed) return null;
  const paths = new Set(rules.problems.map(({ path }) => path));
  const { apiError } = state.rejected ?? {};
  for (const { path } of apiError?.fields ?? []) paths.add(path);
  const ofCode = apiError && rules.fieldOfCode[apiError.code];
  if (ofCode !== undefined) paths.add(ofCode);
  if (paths.size === 0) return null;
  const first = state.failed.order.find((path) => paths.has(path)) ?? null;
  return {
    count: paths.size,
    first,
    focused: first !== null && state.failed.focused === first ? problemAt(state, first, rules) : null,
  };
}

function rejectedAt(
  state: FormState,
  path: string,
  { fieldOfCode, partsOf }: FormRules,
): FieldErrorData | null {
  if (!state.rejected) return null;
  const { apiError, values } = state.rejected;
  const parts = partsOf[path] ?? [path];
  if (parts.some((name) => (state.values[name] ?? '') !== (values[name] ?? ''))) return null;
  if (fieldOfCode[apiError.code] === path) return { path, code: apiError.code, params: apiError.params };
  return apiError.fields?.find((candidate) => candidate.path === path) ?? null;
}
