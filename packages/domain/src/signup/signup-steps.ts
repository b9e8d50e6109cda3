import { checkText, FIELD_LIMITS, type FieldCode, type FieldError, type ValueError } from '../errors';
import { isGender } from '../profile';
import type { CommonPasswords } from './common-passwords';
import { checkCountry } from './country';
import { checkDateOfBirth, type AgeRule } from './date-of-birth';
import { checkEmail } from './email';
import { checkName } from './name';
import { checkPassword } from './password';
import { checkSignupFact, SIGNUP_FACTS, type TypedFacts } from './signup-facts';
import { checkSignupWishes, type TypedWishes, type Wishable } from './check-signup-wishes';

/** The steps of the sign-up, in order. Source: product.md §2; decisions.md, Sign-up. */
export const SIGNUP_STEPS = ['account', 'meet', 'photo', 'location', 'about', 'confirm'] as const;

export type SignupStep = (typeof SIGNUP_STEPS)[number];

/** A sign-up while it is filled in: texts as they were typed. */
export interface SignupFields extends TypedFacts, TypedWishes {
  email?: string | undefined;
  name?: string | undefined;
  password?: string | undefined;
  date_of_birth?: string | undefined;
  gender?: string | undefined;
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  about?: string | undefined;
  /** To the member whose page led here. */
  signup_message?: string | undefined;
  terms?: boolean | undefined;
  special_categories?: boolean | undefined;
  /** A password was given and is held as a hash, so that its text is not needed again. */
  has_password?: boolean | undefined;
}

/** What the site asks of a sign-up. */
export interface SignupRules extends AgeRule {
  countries: readonly string[];
  /** Whether membership itself reveals something that needs its own consent (GDPR Article 9). */
  needsSpecialCategories: boolean;
  commonPasswords: CommonPasswords;
  /** The site's name. */
  sitename: string;
  /** Characters of the message to the member one signs up to meet, by `signupMessageLimit`. */
  messageLimit: number;
  /** Who one would like to meet, by `wishableOf`. */
  wishable: Wishable;
}

type FieldChecks = Partial<Record<keyof SignupFields, ValueError | null>>;

const STEP_CHECKS = {
  account: checkAccount,
  meet: checkSignupWishes,
  // A photo is stored in the browser until there is a member who may send it, and may be left out.
  photo: () => ({}),
  location: checkLocation,
  about: checkAbout,
  confirm: () => ({}),
} as const satisfies Record<SignupStep, (fields: SignupFields, rules: SignupRules) => FieldChecks>;

/** Whether a value of a URL is a step. Source: product.md §2, Signup. */
export function isSignupStep(value: unknown): value is SignupStep {
  return (SIGNUP_STEPS as readonly unknown[]).includes(value);
}

/**
 * What is missing or wrong in one step, in the order of its fields; the photo and the last step ask for nothing.
 * Source: product.md §2, §5.
 */
export function checkSignupStep(
  step: SignupStep,
  { fields, rules }: { fields: SignupFields; rules: SignupRules },
): FieldError[] {
  const checks: FieldChecks = STEP_CHECKS[step](fields, rules);
  return Object.entries(checks).flatMap(([path, problem]) => (problem ? [{ path, ...problem }] : []));
}

/** The step that a person has to go to: the first with something to mend, else the last. Source: product.md §2. */
export function currentSignupStep(draft: { fields: SignupFields; rules: SignupRules }): SignupStep {
  return SIGNUP_STEPS.find((step) => checkSignupStep(step, draft).length > 0) ?? 'confirm';
}

function checkAccount(fields: SignupFields, rules: SignupRules): FieldChecks {
  const { email = '', name = '', password = '', date_of_birth = '', gender = '' } = fields;
  const { signup_message: message = '' } = fields;
  const keepsPassword = password === '' && fields.has_password === true;
  return {
    // Where none is asked for, none is in the way.
    signup_message:
      rules.messageLimit === 0 ? null : checkText(message, { limit: rules.messageLimit, hasLines: true }),
    email: checkEmail(email),
    name: checkName(name, email),
    password: keepsPassword
      ? null
      : checkPassword(password, { name, email, common: rules.commonPasswords, sitename: rules.sitename }),
    date_of_birth: checkDateOfBirth(date_of_birth, rules),
    gender: gender === '' ? { code: 'required' } : failing(!isGender(gender), 'unknown_option'),
    terms: failing(fields.terms !== true, 'terms_required'),
    special_categories: failing(
      rules.needsSpecialCategories && fields.special_categories !== true,
      'required',
    ),
  };
}

function checkLocation(
  { country = '', region = '', city = '' }: SignupFields,
  rules: SignupRules,
): FieldChecks {
  return {
    country: checkCountry(country, { region, countries: rules.countries }),
    city: checkText(city, { limit: FIELD_LIMITS.city.max }),
  };
}

function checkAbout(fields: SignupFields): FieldChecks {
  const { about = '' } = fields;
  return {
    ...Object.fromEntries(SIGNUP_FACTS.map((fact) => [fact, checkSignupFact(fact, fields[fact])])),
    about: checkText(about, { limit: FIELD_LIMITS.signupText.max, hasLines: true }),
  };
}

function failing(fails: boolean, code: FieldCode): ValueError | null {
  return fails ? { code } : null;
}
