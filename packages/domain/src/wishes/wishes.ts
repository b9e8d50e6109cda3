import type { Country } from '../locale';
import type { Gender, LookingFor } from '../profile';
import {
  asksFor,
  SEARCH_DISTANCES,
  searchAges,
  widenAges,
  type SearchDistance,
  type SearchFilters,
} from '../search';

/** What a member wishes of those that the match finder shows; `null` and an empty list ask for nothing. Source: decisions.md, Discovery. */
export interface Wishes {
  gender: Gender | null;
  /** Ages in whole years, both ends included. */
  minAge: number | null;
  maxAge: number | null;
  /** Kilometres from the member's own place: one of `SEARCH_DISTANCES`. */
  distance: SearchDistance | null;
  country: Country | null;
  /** Goes with a country. */
  region: string | null;
  /** One in common is enough. */
  interests: readonly string[];
  /** What the member looks for itself; one in common is enough. */
  lookingFor: readonly LookingFor[];
  /** Only those are shown who would have the member shown to them. */
  bothWays: boolean;
}

/** How many of those who fit are shown, and of those who nearly do. Source: decisions.md, Discovery. */
export const FITS_SHOWN = 24;
export const NEARLY_SHOWN = 12;

/** Below this, the page says what more room for one wish would bring. Source: decisions.md, Discovery. */
export const FEW_FITS = 4;

/** How many interests may be wished for. Source: decisions.md, Discovery. */
export const WISHED_INTERESTS = 5;

/** What is thought of as one wish, however many fields it has, in the order it is asked. */
export const WISHES = ['gender', 'ages', 'distance', 'region', 'interests', 'looking_for'] as const;

export type Wish = (typeof WISHES)[number];

/** Those that may give way where few fit: somebody of another gender nearly fits nobody. */
export const RELAXABLE_WISHES = WISHES.filter((wish) => wish !== 'gender');

const ASKS = {
  gender: ({ gender }) => gender !== null,
  ages: ({ minAge, maxAge }) => minAge !== null || maxAge !== null,
  distance: ({ distance }) => distance !== null,
  region: ({ country }) => country !== null,
  interests: ({ interests }) => interests.length > 0,
  looking_for: ({ lookingFor }) => lookingFor.length > 0,
} as const satisfies Record<Wish, (wishes: Wishes) => boolean>;

/** The wishes that ask for something, in the order of `WISHES`. */
export function askedWishes(wishes: Wishes): Wish[] {
  return WISHES.filter((wish) => ASKS[wish](wishes));
}

/** What is searched for by wishes: `lookingFor` is no filter of the search. */
export interface WishSearch {
  filters: SearchFilters;
  lookingFor: readonly LookingFor[];
}

/** Returns the search for those who fit all wishes. */
export function wishedSearch(wishes: Wishes): WishSearch {
  const { gender, distance, country, region, interests, lookingFor } = wishes;
  return {
    filters: {
      ...(gender !== null && { gender }),
      ...(country !== null && { country }),
      ...(country !== null && region !== null && { region }),
      ...agesOf(wishes),
      ...(distance !== null && { distance }),
      ...(interests.length > 0 && { interests }),
    },
    lookingFor,
  };
}

function agesOf({ minAge, maxAge }: Wishes): Pick<SearchFilters, 'minAge' | 'maxAge'> {
  return { ...(minAge !== null && { minAge }), ...(maxAge !== null && { maxAge }) };
}

/**
 * Returns the wishes with one of them wider: ages by five years at either end, the next larger distance (past the largest: any),
 * the country in place of its region, and then any; interests and what is looked for are left out. Source: decisions.md, Discovery.
 */
export function relaxWish(wishes: Wishes, wish: Wish): Wishes {
  switch (wish) {
    case 'gender':
      return { ...wishes, gender: null };
    case 'ages': {
      const wider = widenAges(agesOf(wishes));
      const { minAge = null, maxAge = null } = searchAges(wider.minAge ?? null, wider.maxAge ?? null);
      return { ...wishes, minAge, maxAge };
    }
    case 'distance': {
      const { distance } = wishes;
      return {
        ...wishes,
        distance: SEARCH_DISTANCES.find((km) => distance !== null && km > distance) ?? null,
      };
    }
    case 'region':
      return { ...wishes, region: null, ...(wishes.region === null && { country: null }) };
    case 'interests':
      return { ...wishes, interests: [] };
    case 'looking_for':
      return { ...wishes, lookingFor: [] };
  }
}

/** Returns wishes without those that a site doesn't let its members search for. Source: decisions.md (`search_fields`). */
export function openWishes(wishes: Wishes, fields: readonly string[] | undefined): Wishes {
  const asks = (field: Parameters<typeof asksFor>[0]): boolean => asksFor(field, fields);
  return {
    ...wishes,
    ...(!asks('gender') && { gender: null }),
    ...(!asks('age') && { minAge: null, maxAge: null }),
    ...(!asks('distance') && { distance: null }),
    ...(!asks('region') && { region: null }),
    ...(!asks('country') && { country: null, region: null }),
    ...(!asks('interests') && { interests: [] }),
  };
}
