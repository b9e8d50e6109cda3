import type { FieldCode } from '../errors';
import { countGraphemes } from '../text';
import { isIban, type IbanForms } from './iban';
import { normalizeMobile, type CallingCodes } from './mobile-number';
import { isPostalCode, type DirectDebitCountry, type PostalCodeForms } from './postal-code';

/** The form as it was typed. Source: product.md §3, Direct-debit form. */
export interface DirectDebitForm {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  mobile: string;
  /** The checkbox by which the account's holder lets us take the money. */
  authorized: boolean;
}

export interface DirectDebitProblem {
  path: keyof DirectDebitForm;
  code: FieldCode;
  params?: { limit: number };
}

/** What a bank takes of a name (SEPA rulebook, AT-14), and of an address's lines (pain.008, PostalAddress). */
const LENGTHS = { account_holder: 70, street: 70, house_number: 16, postal_code: 16, city: 35 } as const;

type TextField = keyof typeof LENGTHS;

type Found = Omit<DirectDebitProblem, 'path'> | null;

interface FormRules {
  /** That of the payment. */
  country: DirectDebitCountry;
  /** Those of SEPA. */
  ibanForms: IbanForms;
  postalCodes: PostalCodeForms;
  callingCodes: CallingCodes;
}

/**
 * What is missing or wrong, in the order of the form. Codes: `required`, `too_long {limit}`, `iban_invalid`, `invalid` (postal code, mobile number), `authorization_required`. Source: product.md §5.
 */
export function checkDirectDebitForm(
  form: DirectDebitForm,
  { country, ibanForms, postalCodes, callingCodes }: FormRules,
): DirectDebitProblem[] {
  const checks = {
    account_holder: checkText(form, 'account_holder'),
    iban: required(form.iban) ?? (isIban(form.iban, ibanForms) ? null : { code: 'iban_invalid' }),
    street: checkText(form, 'street'),
    house_number: checkText(form, 'house_number'),
    postal_code:
      checkText(form, 'postal_code') ?? invalid(!isPostalCode(form.postal_code, country, postalCodes)),
    city: checkText(form, 'city'),
    mobile: required(form.mobile) ?? invalid(normalizeMobile(form.mobile, country, callingCodes) === null),
    authorized: form.authorized ? null : { code: 'authorization_required' },
  } as const satisfies Record<keyof DirectDebitForm, Found>;
  return Object.entries(checks).flatMap(([path, found]) =>
    found ? [{ path: path as keyof DirectDebitForm, ...found }] : [],
  );
}

function checkText(form: DirectDebitForm, field: TextField): Found {
  const limit = LENGTHS[field];
  const text = form[field].trim();
  return required(text) ?? (countGraphemes(text) > limit ? { code: 'too_long', params: { limit } } : null);
}

function required(text: string): Found {
  return text.trim() === '' ? { code: 'required' } : null;
}

function invalid(is: boolean): Found {
  return is ? { code: 'invalid' } : null;
}
