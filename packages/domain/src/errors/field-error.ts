import type { FieldCode } from './field-codes';
import { FIELD_LIMITS } from './field-limits';

/** Values that complete an error's text: minutes, limit, min_age, name, … */
export type ErrorParams = Record<string, string | number>;

/** Why one field of a request is rejected; `path` names nested fields with dots. */
export interface FieldError {
  path: string;
  code: FieldCode;
  params?: ErrorParams;
}

/** What a rule finds wrong with a value; the caller knows which field it was. */
export type ValueError = Omit<FieldError, 'path'>;

/** What completes the text of a code that always says the same. */
const FIELD_PARAMS = {
  name_too_short: { limit: FIELD_LIMITS.name.min },
  name_too_long: { limit: FIELD_LIMITS.name.max },
  password_too_short: { limit: FIELD_LIMITS.password.min },
  password_too_long: { limit: FIELD_LIMITS.password.max },
} as const satisfies Partial<Record<FieldCode, ErrorParams>>;

/** The error of a code, with the params it always has. Source: product.md §5. */
export function valueError(code: FieldCode): ValueError {
  const params = (FIELD_PARAMS as Partial<Record<FieldCode, ErrorParams>>)[code];
  return params ? { code, params } : { code };
}
