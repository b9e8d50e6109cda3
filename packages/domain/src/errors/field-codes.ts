/** Values that complete an error's text: minutes, limit, min_age, name, … */
export type ErrorParams = Record<string, string | number>;

/** Why one field of a request is refused; `path` names nested fields with dots. */
export interface FieldError {
  path: string;
  code: FieldCode;
  params?: ErrorParams;
}

/** Every reason a field can be refused with, inside an `invalid_input` error. Source: product.md §5. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_long',
  'too_short',
  'unknown_option',
  'unknown_locale',
  'unknown_country',
  'unknown_region',
  'country_required',
  'invalid_email',
  'name_too_short',
  'name_too_long',
  'name_is_email',
  'name_starts_with_at',
  'name_has_forbidden_characters',
  'name_taken',
  'invalid_date_of_birth',
  'too_young',
  'too_old',
  'password_too_short',
  'password_too_long',
  'password_is_name',
  'password_is_email',
  'password_too_common',
  'terms_required',
  'iban_invalid',
  'authorization_required',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** What a rule finds wrong with a value; the caller knows which field it was. */
export type FieldProblem = Omit<FieldError, 'path'>;

/**
 * The lengths that texts are checked against: grapheme clusters as a person counts them, but code points
 * for a password, as NIST SP 800-63B §3.1.1.2 counts, and octets for an e-mail address (RFC 5321 §4.5.3.1).
 * Source: product.md §5.
 */
export const FIELD_LIMITS = {
  email: { max: 254 },
  name: { min: 2, max: 32 },
  password: { min: 10, max: 128 },
  city: { max: 80 },
  signupMessage: { max: 500 },
  reportText: { max: 1000 },
  /** Of anything, as it is named outside the server. */
  id: { max: 64 },
} as const;

/** What completes the text of a code that always says the same. */
const FIELD_PARAMS = {
  name_too_short: { limit: FIELD_LIMITS.name.min },
  name_too_long: { limit: FIELD_LIMITS.name.max },
  password_too_short: { limit: FIELD_LIMITS.password.min },
  password_too_long: { limit: FIELD_LIMITS.password.max },
} as const satisfies Partial<Record<FieldCode, ErrorParams>>;

/** The problem of a code, with the params it always has. Source: product.md §5. */
export function fieldProblem(code: FieldCode): FieldProblem {
  const params = (FIELD_PARAMS as Partial<Record<FieldCode, ErrorParams>>)[code];
  return params ? { code, params } : { code };
}

/** Tells a known field code from any other string, such as one of a newer server. Source: api.md. */
export function isFieldCode(code: unknown): code is FieldCode {
  return (FIELD_CODES as readonly unknown[]).includes(code);
}
