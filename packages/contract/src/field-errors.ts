import { valueError, isFieldCode, type FieldError, type ValueError } from '@vela/domain/errors';
import * as v from 'valibot';

/** The field code of each kind of issue whose schema names none itself. */
const ISSUE_CODES = {
  non_empty: 'required',
  max_length: 'too_long',
  max_graphemes: 'too_long',
  min_length: 'too_short',
  picklist: 'unknown_option',
} as const;

/** More fields than any form has: an answer is no longer for a body with more in it. */
const MOST_FIELDS = 20;

/**
 * The `fields` of an `invalid_input` error: the first problem of each field, in the schema's order, and of 20 fields at most. A schema
 * that follows a rule of the domain gives that rule's code; what is missing is `required`, anything else
 * `invalid`.
 */
export function toFieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    if (byPath.size === MOST_FIELDS) break;
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, { path, ...problemOf(issue) });
  }
  return [...byPath.values()];
}

function problemOf(issue: v.BaseIssue<unknown>): ValueError {
  if (issue.kind === 'schema' && issue.input === undefined) return { code: 'required' };
  if (isFieldCode(issue.message)) return valueError(issue.message);
  const code = isKnownIssue(issue.type) ? ISSUE_CODES[issue.type] : 'invalid';
  return typeof issue.requirement === 'number' ? { code, params: { limit: issue.requirement } } : { code };
}

function isKnownIssue(type: string): type is keyof typeof ISSUE_CODES {
  return Object.hasOwn(ISSUE_CODES, type);
}
