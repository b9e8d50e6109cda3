import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { isErrorCode } from '@vela/domain/errors';
import type { PageFormName } from '@vela/contract/page';
import { errorText, fieldText } from '@vela/ui/error-text';
import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../page/page-context';
import { useInLanguage } from '../page/use-in-language';
import { useClearPostError } from '../page/post-error';
import { contentOf, isControl, type Control } from '../../first-paint/type-into';
import {
  announcedFailure,
  initialFormState,
  isGoodAt,
  nextFormState,
  problemAt,
  problemOfAll,
} from './form-state';
import { readFormValues, writeFormValue, type FormValues } from './form-values';
import type { ApiResult, ApiErrorData, FieldErrorData } from './api-result';
import { useAfterPress } from './use-after-press';
import { useReturn } from './use-return';

export interface FormOptions<Result> {
  /** The path it posts to without script, without its first slash. */
  name: PageFormName;
  /** Which of the forms of that path: its hidden `action`. */
  action?: string;
  /** What it starts with, unless it comes back from a post without script. */
  initial?: FormValues;
  /** The error that the form opens with. Where it is given, even as null, a post without script is ignored. */
  apiError?: ApiErrorData | null;
  /** The rules of the domain, in the order of the fields. */
  check: (values: FormValues) => readonly FieldErrorData[];
  send: (values: FormValues) => Promise<ApiResult<Result>>;
  /** What comes next; a form whose page is being left stays busy. */
  onDone: (result: Result, values: FormValues) => 'leaving' | void;
  /** Error codes of the whole request that are about one field. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** The inputs that make up a field of another name. */
  partsOf?: Readonly<Record<string, readonly string[]>>;
  /** A better text for a field's problem than the general one. */
  textOf?: (problem: FieldErrorData) => MessageDescriptor | undefined;
}

export interface FormApi {
  /** These are the props of the `form` element itself. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    action: string;
    noValidate: boolean;
    onInput: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  values: FormValues;
  /** What a field starts with. */
  initial: (name: string) => string;
  problem: (path: string) => FieldErrorData | null;
  /** The text of a field's problem, if there is one to show. */
  error: (path: string) => string | undefined;
  isGood: (path: string) => boolean;
  /** Whether a field was left with something in it. */
  wasLeft: (path: string) => boolean;
  /** The error of the form as a whole. */
  apiError: ApiErrorData | null;
  isSending: boolean;
  /** The announcement by `Form` of a try that failed in its fields; `times` counts the tries. */
  failure: { count: number; words: string | undefined; times: number } | null;
  write: (name: string, value: string) => void;
}

/**
 * A form that posts by itself and, once the page reacts, checks what is typed and sends it without
 * leaving. What is typed stays in the fields; this only follows it, so nothing typed early is lost.
 */
export function useForm<Result>(options: FormOptions<Result>): FormApi {
  const { name, action, check, send, onDone, fieldOfCode = {}, partsOf = {}, textOf } = options;
  const { i18n } = useLingui();
  const inLanguage = useInLanguage();
  const posted = usePostedForm(name, action, options.apiError === undefined);
  const start = posted && !posted.done ? { ...options.initial, ...posted.values } : (options.initial ?? {});
  const [state, dispatch] = useReducer(nextFormState, null, () =>
    initialFormState(start, options.apiError ?? posted?.error?.error ?? null),
  );
  const [initial] = useState(start);
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const afterPress = useAfterPress();
  const clearPostError = useClearPostError();
  useEarlyInput(ref, (values) => dispatch({ type: 'typed', values }));
  // What was being sent when the page was left has its answer elsewhere.
  useReturn(() => dispatch({ type: 'done' }));
  const rules = { problems: check(state.values), fieldOfCode, partsOf };
  const failure = announcedFailure(state, rules);
  useFocusOnFailure(ref, { failures: state.failures, first: failure?.first ?? null });
  const pathOf = (control: string) =>
    Object.keys(partsOf).find((path) => partsOf[path]?.includes(control)) ?? control;

  const failedTry = (form: HTMLFormElement) => {
    const controls = Array.from(form.elements).filter(isControl);
    const order = controls.map(({ name: control }) => pathOf(control));
    return {
      order,
      focused: order[controls.findIndex((control) => control === document.activeElement)] ?? null,
    };
  };

  const submit = async (form: HTMLFormElement) => {
    const values = readFormValues(form);
    dispatch({ type: 'typed', values });
    if (check(values).length > 0) return dispatch({ type: 'incomplete', ...failedTry(form) });
    dispatch({ type: 'sent' });
    const outcome = await send(values).catch(unreachable);
    if (!outcome.ok) return dispatch({ type: 'rejected', apiError: outcome.apiError, ...failedTry(form) });
    clearPostError();
    if (onDone(outcome.result, values) !== 'leaving') dispatch({ type: 'done' });
  };

  const problem = (path: string) => problemAt(state, path, rules);
  const wordsOf = (shown: FieldErrorData) => {
    const text = textOf?.(shown);
    const values = { ...text?.values, ...shown.params };
    if (text) return i18n._({ ...text, values });
    return isErrorCode(shown.code) ? errorText(i18n, shown) : fieldText(i18n, shown);
  };
  return {
    attributes: {
      ref,
      method: 'post',
      action: inLanguage(`/${name}`),
      // From here on the domain's rules replace the browser's.
      noValidate: isHydrated,
      onInput: () => ref.current && dispatch({ type: 'typed', values: readFormValues(ref.current) }),
      onBlur: (event) => {
        const left = leftField(event);
        if (left !== null) afterPress(() => dispatch({ type: 'left', path: pathOf(left) }));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (!state.isSending) void submit(event.currentTarget);
      },
    },
    values: state.values,
    initial: (field) => initial[field] ?? '',
    problem,
    error: (path) => {
      const shown = problem(path);
      return shown ? wordsOf(shown) : undefined;
    },
    isGood: (path) => isGoodAt(state, path, rules),
    wasLeft: (path) => state.submitted || state.touched.includes(path),
    apiError: problemOfAll(state, rules),
    isSending: state.isSending,
    failure: failure && {
      count: failure.count,
      words: failure.focused ? wordsOf(failure.focused) : undefined,
      times: state.failures,
    },
    write: (field, value) => ref.current && writeFormValue(ref.current, { name: field, value }),
  };
}

/** Sending never throws but when its own code could not be loaded. */
function unreachable(): ApiResult<never> {
  return { ok: false, apiError: { code: 'network_failed' } };
}

/** What became of this form when it was posted without script. */
function usePostedForm(name: PageFormName, action: string | undefined, isLookedFor: boolean) {
  const { form } = usePage();
  return isLookedFor && form?.name === name && form.action === action ? form : null;
}

/** Reads what was typed before the page reacted. */
function useEarlyInput(ref: RefObject<HTMLFormElement | null>, onRead: (values: FormValues) => void): void {
  const read = useEffectEvent(() => {
    if (ref.current) onRead(readFormValues(ref.current));
  });
  useEffect(() => read(), []);
}

/**
 * Each failure leads to its first field, but at the start not away from one that is being filled in. An answer that comes
 * after the try, such as that a name is taken, can make another field the first, as long as nothing was typed since.
 */
function useFocusOnFailure(
  ref: RefObject<HTMLFormElement | null>,
  { failures, first }: { failures: number; first: string | null },
): void {
  const ledTo = useRef<number | null>(null);
  useEffect(() => {
    const isStart = ledTo.current === null;
    const isOver = ledTo.current === failures && first === null;
    ledTo.current = failures;
    if (failures === 0 || isOver || (isStart && ref.current?.contains(document.activeElement))) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [ref, failures, first]);
}

/**
 * The field that was left with something in it. An empty one is no mistake yet, nor is a choice that was only passed, and a
 * step inside a group is no leaving.
 */
function leftField({ target, relatedTarget }: FocusEvent<HTMLFormElement>): string | null {
  const control: unknown = target;
  if (!isControl(control) || control.name === '' || !hasAnswer(control)) return null;
  const group = control.closest('fieldset');
  return group && relatedTarget instanceof Node && group.contains(relatedTarget) ? null : control.name;
}

/** A radio or checkbox keeps its value when it isn't chosen. */
function hasAnswer(control: Control): boolean {
  const { value, isChecked = true } = contentOf(control);
  return value !== '' && isChecked;
}
