import { describe, expect, it } from 'vitest';
import {
  announcedFailure,
  initialFormState,
  isGoodAt,
  nextFormState,
  problemAt,
  problemOfAll,
  type FormEvent,
  type FormRules,
} from './form-state';
import type { ApiErrorData } from './api-result';

const RULES: FormRules = {
  problems: [{ path: 'email', code: 'invalid_email' }],
  fieldOfCode: { email_not_found: 'email' },
  partsOf: { date_of_birth: ['dob_day', 'dob_month', 'dob_year'] },
};

function formAfter(...events: FormEvent[]) {
  return events.reduce(nextFormState, initialFormState({ email: 'jonas@' }, null));
}

describe('problemAt', () => {
  it('is silent while a field is typed in for the first time', () => {
    expect(problemAt(formAfter(), 'email', RULES)).toBeNull();
  });

  it('speaks once the field was left, and once the form was sent', () => {
    expect(problemAt(formAfter({ type: 'left', path: 'email' }), 'email', RULES)?.code).toBe('invalid_email');
    expect(problemAt(formAfter({ type: 'incomplete', focused: null, order: [] }), 'email', RULES)?.code).toBe(
      'invalid_email',
    );
    expect(problemAt(formAfter({ type: 'left', path: 'name' }), 'email', RULES)).toBeNull();
  });

  it('shows an error of the server until its field changes', () => {
    const rejected = formAfter({
      type: 'rejected',
      apiError: { code: 'invalid_input', fields: [{ path: 'name', code: 'name_taken' }] },
      focused: null,
      order: [],
    });
    expect(problemAt(rejected, 'name', RULES)).toEqual({ path: 'name', code: 'name_taken' });
    const elsewhere = nextFormState(rejected, { type: 'typed', values: { email: 'other@' } });
    expect(problemAt(elsewhere, 'name', RULES)?.code).toBe('name_taken');
    const changed = nextFormState(rejected, { type: 'typed', values: { email: 'jonas@', name: 'Jo' } });
    expect(problemAt(changed, 'name', RULES)).toBeNull();
  });

  it('shows an error of the whole request under the field it is about', () => {
    const rejected = formAfter({
      type: 'rejected',
      apiError: { code: 'email_not_found' },
      focused: null,
      order: [],
    });
    expect(problemAt(rejected, 'email', RULES)).toMatchObject({ code: 'email_not_found' });
    expect(problemOfAll(rejected, RULES)).toBeNull();
  });

  it('shows the error of a group until one of its parts changes', () => {
    const start = initialFormState(
      { dob_day: '1', dob_month: '2', dob_year: '2015' },
      {
        code: 'invalid_input',
        fields: [{ path: 'date_of_birth', code: 'too_young', params: { min_age: 18 } }],
      },
    );
    expect(problemAt(start, 'date_of_birth', RULES)?.params).toEqual({ min_age: 18 });
    const changed = nextFormState(start, {
      type: 'typed',
      values: { dob_day: '1', dob_month: '2', dob_year: '1985' },
    });
    expect(problemAt(changed, 'date_of_birth', RULES)).toBeNull();
  });
});

describe('problemOfAll', () => {
  it('is what no field shows', () => {
    const rejected = formAfter({
      type: 'rejected',
      apiError: { code: 'login_failed' },
      focused: null,
      order: [],
    });
    expect(problemOfAll(rejected, RULES)).toEqual({ code: 'login_failed' });
  });

  it('ends with the next try', () => {
    const rejected = formAfter(
      { type: 'rejected', apiError: { code: 'login_failed' }, focused: null, order: [] },
      { type: 'done' },
    );
    expect(problemOfAll(rejected, RULES)).toBeNull();
  });
});

describe('isGoodAt', () => {
  it('needs a value with nothing wrong', () => {
    const state = initialFormState(
      { email: 'jonas@', name: 'Jonas', dob_day: '1', dob_month: '2', dob_year: '' },
      null,
    );
    expect(isGoodAt(state, 'name', RULES)).toBe(true);
    expect(isGoodAt(state, 'email', RULES)).toBe(false);
    expect(isGoodAt(state, 'city', RULES)).toBe(false);
    expect(isGoodAt(state, 'date_of_birth', RULES)).toBe(false);
  });
});

describe('announcedFailure', () => {
  const problems = ['email', 'name', 'email'].map((path) => ({ path, code: 'required' }));
  const rules: FormRules = { ...RULES, problems };

  it('counts each field once, and is silent before the first try', () => {
    expect(announcedFailure(formAfter(), rules)).toBeNull();
    expect(announcedFailure(formAfter({ type: 'incomplete', focused: null, order: [] }), rules)).toEqual({
      count: 2,
      first: null,
      focused: null,
    });
  });

  it('announces the error of a field only where it has the focus already', () => {
    const failureOf = (focused: string, order: string[]) =>
      announcedFailure(formAfter({ type: 'incomplete', focused, order }), rules)?.focused;
    expect(failureOf('email', ['city', 'email', 'name'])).toEqual({ path: 'email', code: 'required' });
    expect(failureOf('name', ['city', 'email', 'name'])).toBeNull();
  });

  it('begins with the first field on the page, in whatever order the errors came', () => {
    const apiError = { code: 'invalid_input', fields: problems.toReversed() } as const;
    const failureOf = (focused: string) =>
      announcedFailure(formAfter({ type: 'rejected', apiError, focused, order: ['name', 'email'] }), RULES)
        ?.focused;
    expect(failureOf('name')).toEqual({ path: 'name', code: 'required' });
    expect(failureOf('email')).toBeNull();
  });

  it('finds another first field once one before it is known to be wrong, too', () => {
    const tried = formAfter({ type: 'incomplete', focused: null, order: ['name', 'email'] });
    expect(announcedFailure(tried, RULES)?.first).toBe('email');
    expect(announcedFailure(tried, rules)?.first).toBe('name');
  });

  it('counts the errors of the server, by field or by code', () => {
    const failureOf = (apiError: ApiErrorData) =>
      announcedFailure(formAfter({ type: 'rejected', apiError, focused: null, order: [] }), {
        ...RULES,
        problems: [],
      })?.count;
    expect(failureOf({ code: 'invalid_input', fields: [{ path: 'name', code: 'name_taken' }] })).toBe(1);
    expect(failureOf({ code: 'email_not_found' })).toBe(1);
    expect(failureOf({ code: 'login_failed' })).toBeUndefined();
  });

  it('ends with the next key', () => {
    const typed = formAfter({ type: 'incomplete', focused: null, order: [] }, { type: 'typed', values: {} });
    expect(announcedFailure(typed, rules)).toBeNull();
  });
});

describe('nextFormState', () => {
  it('counts each failure, so that the focus moves again', () => {
    expect(
      formAfter(
        { type: 'incomplete', focused: null, order: [] },
        { type: 'sent' },
        { type: 'rejected', apiError: { code: 'internal' }, focused: null, order: [] },
      ).failures,
    ).toBe(2);
  });

  it('is busy from sending to the answer', () => {
    expect(formAfter({ type: 'sent' }).isSending).toBe(true);
    expect(
      formAfter(
        { type: 'sent' },
        { type: 'rejected', apiError: { code: 'internal' }, focused: null, order: [] },
      ).isSending,
    ).toBe(false);
    expect(formAfter({ type: 'sent' }, { type: 'done' }).isSending).toBe(false);
  });
});
