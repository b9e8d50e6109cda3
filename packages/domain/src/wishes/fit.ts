import type { Country } from '../locale';
import type { Gender, LookingFor } from '../profile';
import type { SearchDistance } from '../search';
import { askedWishes, type Wish, type Wishes } from './wishes';

/** What others may wish of a member. */
export interface OwnFacts {
  gender: Gender;
  /** The age that others see. */
  age: number;
  country: Country;
  region: string | null;
}

/** A member who may fit. */
export interface Candidate extends OwnFacts {
  /** How far away at most, one of `SEARCH_DISTANCES`; `null` for farther, and where either has no place. */
  km: SearchDistance | null;
  interests: readonly string[];
  lookingFor: readonly LookingFor[];
  /** The number of its step of presence, 0 for now. */
  presence: number;
  /** As of `wantsToMeet`. */
  wantsToMeet: boolean | null;
}

/** How a member fits wishes, and why. */
export interface Fit {
  /** Those that were asked, met and not met, in the order of `WISHES`. */
  asked: Wish[];
  unmet: Wish[];
  /** What both have, in the order of the viewer. */
  sharedInterests: string[];
  sharedLookingFor: LookingFor[];
  km: SearchDistance | null;
  /** As of `wantsToMeet`; `null` where the wishes don't ask for both ways. */
  bothWays: boolean | null;
  presence: number;
}

/**
 * Returns how a candidate fits wishes. `own` are the interests of the viewer, which count as shared where no interests
 * are wished for. Whether the candidate would have the viewer shown is said only to who asks for both ways, also by the order: it
 * would reveal the wishes of others to who gives nothing for it. Source: decisions.md, Discovery.
 */
export function fitOf(wishes: Wishes, candidate: Candidate, own: readonly string[]): Fit {
  const wished = wishes.interests.length > 0 ? wishes.interests : own;
  const sharedInterests = wished.filter((interest) => candidate.interests.includes(interest));
  const sharedLookingFor = wishes.lookingFor.filter((each) => candidate.lookingFor.includes(each));
  const meets = {
    gender: () => wishes.gender === candidate.gender,
    ages: () => isBetween(candidate.age, wishes),
    distance: () => isNear(candidate.km, wishes.distance),
    region: () => isIn(candidate, wishes),
    interests: () => sharedInterests.length > 0,
    looking_for: () => sharedLookingFor.length > 0,
  } as const satisfies Record<Wish, () => boolean>;
  const asked = askedWishes(wishes);
  return {
    asked,
    unmet: asked.filter((wish) => !meets[wish]()),
    sharedInterests,
    sharedLookingFor,
    km: candidate.km,
    bothWays: wishes.bothWays ? candidate.wantsToMeet : null,
    presence: candidate.presence,
  };
}

/** How many interests in common are named. Source: decisions.md, Discovery. */
const NAMED_INTERESTS = 2;

/**
 * Returns the shared interests that are named: a few, so that the match finder doesn't read whole profiles to who opens none, and
 * the same ones in whichever order the viewer wishes for them. Source: decisions.md, Discovery.
 */
export function namedInterests({ sharedInterests }: Pick<Fit, 'sharedInterests'>): string[] {
  return sharedInterests.toSorted().slice(0, NAMED_INTERESTS);
}

/**
 * Whether somebody with these wishes would have a member shown: by gender, age, distance, country and region. What is only a wish
 * to share, interests and what is looked for, keeps nobody away. `null` where there are no wishes, so that nobody is. `km` as of
 * `Candidate`. Source: decisions.md, Discovery.
 */
export function wantsToMeet(wishes: Wishes | null, own: OwnFacts, km: number | null): boolean | null {
  if (wishes === null) return null;
  return (
    (wishes.gender === null || wishes.gender === own.gender) &&
    isBetween(own.age, wishes) &&
    isNear(km, wishes.distance) &&
    isIn(own, wishes)
  );
}

/**
 * The order of those who fit, for `sort`: who meets more wishes, then who would have the viewer shown before who says
 * nothing of it, then who shares more, then
 * who lives nearer, then who was here at a later step of presence. Nothing else counts, and nobody can pay for it. Source: decisions.md,
 * Discovery.
 */
export function compareFits(one: Fit, other: Fit): number {
  return (
    one.unmet.length - other.unmet.length ||
    rankOf(other.bothWays) - rankOf(one.bothWays) ||
    sharedBy(other) - sharedBy(one) ||
    compareNearness(one, other) ||
    one.presence - other.presence
  );
}

/** How those who fit may be ordered. */
export const FIT_ORDERS = ['fit', 'nearest'] as const;

export type FitOrder = (typeof FIT_ORDERS)[number];

/** The order of those who fit from near to far, for `sort`; of those as near as of `compareFits`. */
export function compareNearness(one: Pick<Fit, 'km'>, other: Pick<Fit, 'km'>): number {
  return one.km === other.km ? 0 : (one.km ?? Infinity) - (other.km ?? Infinity);
}

/** Who has no wishes stands between those who would and those who wouldn't. */
function rankOf(bothWays: boolean | null): number {
  return bothWays === null ? 0.5 : Number(bothWays);
}

function sharedBy({ sharedInterests, sharedLookingFor }: Fit): number {
  return sharedInterests.length + sharedLookingFor.length;
}

function isBetween(age: number, { minAge, maxAge }: Wishes): boolean {
  return (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
}

function isNear(km: number | null, most: number | null): boolean {
  return most === null || (km !== null && km <= most);
}

function isIn(
  { country, region }: Pick<OwnFacts, 'country' | 'region'>,
  wishes: Pick<Wishes, 'country' | 'region'>,
): boolean {
  if (wishes.country === null) return true;
  return wishes.country === country && (wishes.region === null || wishes.region === region);
}
