import type { BodyInputOf } from '@vela/contract/registry';
import { latestTracking, namesSource, type Tracking } from '@vela/domain/landers';
import type { Country, Locale } from '@vela/domain/locale';
import type { Gender } from '@vela/domain/profile';
import { agreesToSpecialCategories, signupFacts, signupWishes, TRACKING_FIELDS } from '@vela/domain/signup';
import { wishableOf } from '@vela/domain/wishes';
import { pickFrom, signupFields, type Draft } from './draft';

export interface SignupContext {
  password: string;
  language: Locale;
  /** The day that the terms shown are from, `YYYY-MM-DD`. */
  termsVersion: string;
  /** What the site lets its members search for: nothing else is wished for. */
  searchFields?: readonly string[] | undefined;
  /** Who sent the visitor, as an earlier page stored it; the source in this sign-up's address wins over it. */
  source?: Tracking;
}

/** What is sent at the end; everything was checked by its step before. */
export function signupBody(
  draft: Draft,
  { password, language, termsVersion, searchFields, source = {} }: SignupContext,
): BodyInputOf<'signUp'> {
  const { email = '', name = '', gender, country, region, city, about } = draft;
  const { signup_message: message, signup_member_id: memberId } = draft;
  const fields = signupFields(draft, { password, isStored: false });
  const { date_of_birth: dateOfBirth = '' } = fields;
  const wishable = wishableOf(searchFields);
  const tracking = latestTracking(pickFrom(draft, TRACKING_FIELDS), source);
  return {
    email: email.trim(),
    name,
    password,
    date_of_birth: dateOfBirth,
    gender: gender as Gender,
    ...(country ? { country: country as Country } : {}),
    ...(region ? { region } : {}),
    ...(city ? { city } : {}),
    ...signupWishes(fields, wishable),
    ...signupFacts(draft),
    ...(about ? { about } : {}),
    ...(draft.visitors_may_see ? { visitors_may_see: true } : {}),
    ...(memberId ? { signup_member_id: memberId } : {}),
    // Without a member nobody gets it.
    ...(memberId && message ? { signup_message: message } : {}),
    ...(namesSource(tracking) ? { tracking } : {}),
    language,
    consents: {
      terms_version: termsVersion,
      special_categories: agreesToSpecialCategories(fields, wishable),
    },
  };
}
