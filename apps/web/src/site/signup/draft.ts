import type { SignupDraft } from '@vela/contract/entities/signup-draft';
import {
  isoDateOfFields,
  SIGNUP_FACTS,
  SIGNUP_WISHES,
  TRACKING_FIELDS,
  type SignupFields,
} from '@vela/domain/signup';

/** The fields that a draft stores, by their names in the forms. The password is none of them. */
export const DRAFT_FIELDS = [
  'email',
  'name',
  'dob_day',
  'dob_month',
  'dob_year',
  'gender',
  'terms',
  'special_categories',
  ...SIGNUP_WISHES,
  'wish_consent',
  'visitors_may_see',
  'country',
  'region',
  'city',
  ...SIGNUP_FACTS,
  'about',
  'signup_message',
  'signup_member_id',
  ...TRACKING_FIELDS,
] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What was typed so far, as it was typed; a checkbox that is ticked is `on`. */
export type Draft = Readonly<Partial<Record<DraftField, string>>>;

/** The known fields of what a form, a URL or the browser's storage holds. */
export function pickDraft(values: Readonly<Record<string, unknown>>): Draft {
  const known = DRAFT_FIELDS.flatMap((field): [DraftField, string][] => {
    const value = values[field];
    return typeof value === 'string' && value !== '' ? [[field, value]] : [];
  });
  return Object.fromEntries(known);
}

/** The draft after a form of these fields said what they are now; one it doesn't name is empty. */
export function withAnswers(
  draft: Draft,
  fields: readonly DraftField[],
  values: Readonly<Record<string, string>>,
): Draft {
  const answers = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
  return pickDraft({ ...draft, ...answers });
}

/** The draft of a visitor whose address names the member they came for: that is newer than any draft. */
export function withSignupMember(draft: Draft, { signup_member_id: memberId }: Draft): Draft {
  if (memberId === undefined || memberId === draft.signup_member_id) return draft;
  // What was written to one member is not for another.
  const { signup_message: _message, ...rest } = draft;
  return { ...rest, signup_member_id: memberId };
}

/** The draft that the server stored of a sign-up that began without script or elsewhere. */
export function draftOfServer(stored: SignupDraft | null | undefined): Draft {
  if (!stored) return {};
  const { date_of_birth: dateOfBirth = '', terms, tracking, ...rest } = stored;
  const { special_categories: special, wish_consent: wishConsent, ...others } = rest;
  const { visitors_may_see: visitorsMaySee, ...typed } = others;
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  return pickDraft({
    ...typed,
    ...tracking,
    dob_year: year,
    dob_month: withoutZero(month),
    dob_day: withoutZero(day),
    terms: terms ? 'on' : '',
    special_categories: special ? 'on' : '',
    wish_consent: wishConsent ? 'on' : '',
    visitors_may_see: visitorsMaySee ? 'on' : '',
  });
}

export interface Password {
  /** The password as typed on this page; it is stored nowhere else. */
  password: string;
  /** The server holds a hash of one. */
  isStored: boolean;
}

/** What the domain's rules check. */
export function signupFields(draft: Draft, { password, isStored }: Password): SignupFields {
  const { dob_day: day = '', dob_month: month = '', dob_year: year = '' } = draft;
  const isDateEmpty = day + month + year === '';
  return {
    email: draft.email,
    name: draft.name,
    password,
    date_of_birth: isDateEmpty ? '' : (isoDateOfFields({ day, month, year }) ?? 'invalid'),
    gender: draft.gender,
    ...pickFrom(draft, SIGNUP_WISHES),
    wish_consent: draft.wish_consent !== undefined,
    country: draft.country,
    region: draft.region,
    city: draft.city,
    ...pickFrom(draft, SIGNUP_FACTS),
    about: draft.about,
    // Without a member nobody gets it.
    signup_message: draft.signup_member_id && draft.signup_message,
    terms: draft.terms !== undefined,
    special_categories: draft.special_categories !== undefined,
    has_password: isStored,
  };
}

/** Those of some fields that hold something. */
export function pickFrom<Field extends DraftField>(
  draft: Draft,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
  ) as Partial<Record<Field, string>>;
}

function withoutZero(part: string): string {
  return part.replace(/^0/, '');
}
