import type { Country } from '../locale';
import { awaitsConfirmation, type MemberStatus } from '../members';
import { GENDERS, type Gender } from '../profile';
import { asksFor } from './search-fields';
import { searchAges } from './search-ages';
import { SEARCH_AGES, type SearchFilters } from './search-filters';

/** How many members a new member is shown. */
export const SIGNUP_MATCHES = 6;

/** How many are looked at to choose them from. */
export const SIGNUP_CANDIDATES = 24;

/** What the page can be asked for in place of the wished gender. */
export const SIGNUP_MATCH_GENDERS = [...GENDERS, 'all'] as const;

export type SignupMatchGender = (typeof SIGNUP_MATCH_GENDERS)[number];

/** How far away those who are shown may live. */
export const SIGNUP_SCOPES = ['near', 'region', 'country'] as const;

export type SignupScope = (typeof SIGNUP_SCOPES)[number];

/** Kilometres that count as near. */
const NEAR_KM = 50;

/** How much older or younger they may be, in years. */
const YEARS = 8;

interface NewMember {
  age: number;
  country: Country;
  region: string | null;
  /** Whether the profile says where it is precisely enough to measure from. */
  hasPlace: boolean;
}

interface Asked {
  gender?: Gender | undefined;
  /** The wished ages; those about the member's own where neither is wished for. */
  ages?: { min: number | null; max: number | null } | undefined;
  /** What the site lets its members search for. */
  fields?: readonly string[] | undefined;
}

/**
 * The searches for members who may suit a new one, from near to far: of the wished ages, else of about the same age, and with a
 * photo; in the whole country of any age. Where a site lets nobody search for a distance or a region, they don't, either. Source: decisions.md,
 * Sign-up.
 */
export function signupMatchSearches(
  { age, country, region, hasPlace }: NewMember,
  { gender, ages, fields }: Asked = {},
): { scope: SignupScope; filters: SearchFilters }[] {
  const withPhoto = { photo: true, ...(gender && { gender }) };
  const isWished = ages !== undefined && (ages.min !== null || ages.max !== null);
  const aged = {
    ...withPhoto,
    ...(isWished
      ? searchAges(ages.min, ages.max)
      : { minAge: clamp(age - YEARS), maxAge: clamp(age + YEARS) }),
  };
  return [
    ...(hasPlace && asksFor('distance', fields)
      ? [{ scope: 'near', filters: { ...aged, distance: NEAR_KM } } as const]
      : []),
    ...(region !== null && asksFor('region', fields)
      ? [{ scope: 'region', filters: { ...aged, country, region } } as const]
      : []),
    { scope: 'country', filters: { ...aged, country } },
    { scope: 'country', filters: { ...withPhoto, country } },
  ];
}

function clamp(age: number): number {
  return Math.min(SEARCH_AGES.max, Math.max(SEARCH_AGES.min, age));
}

export interface SignupCandidate {
  id: string;
  interests: readonly string[];
}

/**
 * The members of those found who are shown, each with the first interest that both have: those with most in common first,
 * else in the order they were found. Source: decisions.md, Sign-up.
 */
export function chooseSignupMatches(
  found: readonly SignupCandidate[],
  own: readonly string[],
): { id: string; sharedInterest: string | null }[] {
  const shared = found.map(({ id, interests }) => ({
    id,
    common: own.filter((interest) => interests.includes(interest)),
  }));
  return shared
    .toSorted((one, other) => other.common.length - one.common.length)
    .slice(0, SIGNUP_MATCHES)
    .map(({ id, common }) => ({ id, sharedInterest: common[0] ?? null }));
}

/**
 * The path that a member goes on to after the suggestions: where the address waits to be confirmed, to the page about its
 * mail, else to the members' home. Source: decisions.md, Sign-up.
 */
export function pathAfterSignupMatches(status: MemberStatus | null): '/complete-signup' | '/members' {
  return status !== null && awaitsConfirmation(status) ? '/complete-signup' : '/members';
}
