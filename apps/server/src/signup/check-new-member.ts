import { REGIONS } from '@vela/atlas/regions';
import { checkText, type FieldError } from '@vela/domain/errors';
import type { Country } from '@vela/domain/locale';
import { needsConsent, type Gender } from '@vela/domain/profile';
import { checkPlace } from '@vela/domain/regions';
import {
  ageRuleOf,
  checkDateOfBirth,
  isSignupOpen,
  servedCountry,
  signupMessageLimit,
  type TrafficSource,
} from '@vela/domain/signup';
import { hasNeededConsent } from '@vela/domain/sites';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { findReserved } from './find-reserved';

export interface SignupToCheck {
  name: string;
  dateOfBirth: string;
  country: string | undefined;
  region: string | undefined;
  tracking: TrafficSource | undefined;
  /** To the member one signs up to meet. */
  message: string | undefined;
  specialCategories: boolean;
  /** Of the members one would like to meet. */
  wishedGender: Gender | null;
}

/**
 * What the site has to say to a sign-up whose fields are well-formed. Throws Failure `invite_only`, `invalid_input`
 * (a name of the site's own, too young or too old by the site's calendar, a country it doesn't serve, a region the country doesn't have) or
 * `consent_required` where membership itself reveals something, or a wished gender can.
 */
export function checkNewMember(signup: SignupToCheck, { site, now }: { site: Site; now: Date }): void {
  const { settings } = site;
  if (!isSignupOpen(settings.signups, signup.tracking ?? {})) {
    throw new Failure('invite_only', { params: { sitename: site.name } });
  }
  const reserved = findReserved(signup.name, site);
  const fields: FieldError[] = [
    ...(reserved ? [{ path: 'name', ...reserved }] : []),
    ...ageErrors(signup, { site, now }),
    ...messageErrors(signup, site),
    ...checkPlace(signup, { countries: settings.countries, regions: REGIONS }),
  ];
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  const consents = { special_categories: signup.specialCategories };
  const isRevealing = needsConsent({ wished_gender: signup.wishedGender });
  if (!hasNeededConsent(settings.niche, consents) || (isRevealing && !signup.specialCategories))
    throw new Failure('consent_required');
}

function messageErrors({ message = '' }: SignupToCheck, { settings }: Site): FieldError[] {
  const problem = checkText(message, { limit: signupMessageLimit(settings), hasLines: true });
  return problem ? [{ path: 'signup_message', ...problem }] : [];
}

function ageErrors({ dateOfBirth }: SignupToCheck, { site, now }: { site: Site; now: Date }): FieldError[] {
  const problem = checkDateOfBirth(dateOfBirth, ageRuleOf(site.settings, now));
  return problem ? [{ path: 'date_of_birth', ...problem }] : [];
}

/** The country of a new member: the one given, else the one the request came from, else the site's first. */
export function countryOfNewMember(
  given: string | undefined,
  { site, requestCountry }: { site: Site; requestCountry: string | null },
): Country {
  return servedCountry([given, requestCountry], site.settings.countries);
}
