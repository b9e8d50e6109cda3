import { checkText, type ValueError } from '../errors';
import { cleanText } from '../text';
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

export interface DirectDebitProblem extends ValueError {
  path: keyof DirectDebitForm;
}

/** What a bank takes of a name (SEPA rulebook, AT-14), and of an address's lines (pain.008, PostalAddress). */
const LENGTHS = { account_holder: 70, street: 70, house_number: 16, postal_code: 16, city: 35 } as const;

type TextField = keyof typeof LENGTHS;

type Found = ValueError | null;

interface FormRules {
  /** That of the payment. */
  country: DirectDebitCountry;
  /** Those of SEPA. */
  ibanForms: IbanForms;
  postalCodes: PostalCodeForms;
  callingCodes: CallingCodes;
}

/**
 * What is missing or wrong, in the order of the form. Codes: `required`, `too_long {limit}`, `iban_invalid`, `invalid` (postal code, mobile number, characters), `authorization_required`. Source: product.md §5.
 */
export function checkDirectDebitForm(
  form: DirectDebitForm,
  { country, ibanForms, postalCodes, callingCodes }: FormRules,
): DirectDebitProblem[] {
  const checks = {
    account_holder: checkPart(form, 'account_holder'),
    iban: required(form.iban) ?? (isIban(form.iban, ibanForms) ? null : { code: 'iban_invalid' }),
    street: checkPart(form, 'street'),
    house_number: checkPart(form, 'house_number'),
    postal_code:
      checkPart(form, 'postal_code') ?? invalid(!isPostalCode(form.postal_code, country, postalCodes)),
    city: checkPart(form, 'city'),
    mobile: required(form.mobile) ?? invalid(normalizeMobile(form.mobile, country, callingCodes) === null),
    authorized: form.authorized ? null : { code: 'authorization_required' },
  } as const satisfies Record<keyof DirectDebitForm, Found>;
  return Object.entries(checks).flatMap(([path, found]) =>
    found ? [{ path: path as keyof DirectDebitForm, ...found }] : [],
  );
}

function checkPart(form: DirectDebitForm, field: TextField): Found {
  return required(form[field]) ?? checkText(form[field], { limit: LENGTHS[field] });
}

function required(text: string): Found {
  return cleanText(text) === '' ? { code: 'required' } : null;
}

function invalid(is: boolean): Found {
  return is ? { code: 'invalid' } : null;
}
