/** Every reason a field can be rejected with, inside an `invalid_input` error. Source: product.md §5. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_long',
  'too_short',
  'unknown_option',
  'unknown_locale',
  'unknown_country',
  'unknown_region',
  'unknown_member',
  'writing_closed',
  'country_required',
  'invalid_email',
  'name_too_short',
  'name_too_long',
  'name_is_email',
  'name_starts_with_at',
  'name_has_forbidden_characters',
  'name_taken',
  'name_reserved',
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

/** Whether a string is a known field code, and not one of a newer server. Source: api.md. */
export function isFieldCode(code: unknown): code is FieldCode {
  return (FIELD_CODES as readonly unknown[]).includes(code);
}
