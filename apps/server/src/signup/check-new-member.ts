import type { FieldError } from '@vela/domain/errors';
import { isCountry, type Country } from '@vela/domain/locale';
import { regionName } from '@vela/domain/regions';
import { checkDateOfBirth, isSignupOpen, type TrafficSource } from '@vela/domain/signup';
import { needsSpecialCategories } from '@vela/domain/sites';
import { Failure } from '../http/failure';
import type { Site } from '../sites/sites';

export interface SignupToCheck {
  dateOfBirth: string;
  country: string | undefined;
  region: string | undefined;
  tracking: TrafficSource | undefined;
  specialCategories: boolean;
}

/**
 * What the site has to say to a sign-up whose fields are well-formed. Throws Failure `invite_only`, `invalid_input`
 * (too young or too old by the site's calendar, a country it doesn't serve, a region the country doesn't have) or
 * `consent_required` where membership itself reveals something.
 */
export function checkNewMember(signup: SignupToCheck, { site, now }: { site: Site; now: Date }): void {
  const { settings } = site;
  if (!isSignupOpen(settings.signups, signup.tracking ?? {})) throw new Failure('invite_only');
  const fields = [...ageErrors(signup, { site, now }), ...placeErrors(signup, site)];
  if (fields.length > 0) throw new Failure('invalid_input', { fields });
  if (needsSpecialCategories(settings.niche) && !signup.specialCategories)
    throw new Failure('consent_required');
}

function ageErrors({ dateOfBirth }: SignupToCheck, { site, now }: { site: Site; now: Date }): FieldError[] {
  const { min_age: minAge, time_zone: timeZone } = site.settings;
  const problem = checkDateOfBirth(dateOfBirth, { minAge, timeZone, now });
  return problem ? [{ path: 'date_of_birth', ...problem }] : [];
}

function placeErrors({ country, region }: SignupToCheck, site: Site): FieldError[] {
  if (country === undefined)
    return region === undefined ? [] : [{ path: 'country', code: 'country_required' }];
  if (!isServed(country, site)) return [{ path: 'country', code: 'unknown_country' }];
  const isKnown = region === undefined || regionName(country, region) !== null;
  return isKnown ? [] : [{ path: 'region', code: 'unknown_region' }];
}

/**
 * The country of a new member: the one given, else the one the request came from, else the site's first. A profile
 * always has one, as prices and search go by it; the member can change it.
 */
export function countryOfNewMember(
  given: string | undefined,
  { site, requestCountry }: { site: Site; requestCountry: string | null },
): Country {
  if (given !== undefined && isServed(given, site)) return given;
  if (requestCountry !== null && isServed(requestCountry, site)) return requestCountry;
  const [first] = site.settings.countries;
  if (!first) throw new Error('A site serves no country');
  return first;
}

function isServed(country: string, { settings }: Site): country is Country {
  return isCountry(country) && settings.countries.includes(country);
}
