import { isAnyInterest } from '@vela/atlas/interests';
import type { BodyInputOf } from '@vela/contract/registry';
import { isCountry } from '@vela/domain/locale';
import { isGender, isLookingFor } from '@vela/domain/profile';
import type { Wishes } from '@vela/contract/entities/wishes';
import { searchAges, SEARCH_DISTANCES } from '@vela/domain/search';
import type { WishStep } from './match-finder-search';

export type WishChange = BodyInputOf<'updateWishes'>['wishes'];

/** The wishes that the form of a question says; a field that the site doesn't ask isn't part of them. */
export function wishesOfForm(step: WishStep, form: FormData): WishChange {
  switch (step) {
    case 'gender': {
      const gender = form.get('gender');
      return { gender: isGender(gender) ? gender : null };
    }
    case 'age':
      return { ...agesOf(form), ...placeOf(form) };
    case 'interests':
      return { interests: form.getAll('interests').filter(isAnyInterest) };
    case 'looking-for':
      return {
        looking_for: form.getAll('looking_for').filter(isLookingFor),
        both_ways: form.has('both_ways'),
      };
  }
}

/** How much older or younger somebody may be to begin with, in years, and how far away, in km. */
const YEARS = 8;
const KM = 50;

/**
 * Returns what the question for ages and places begins with where nothing was answered but who to meet: about the own age, and near.
 * `null` where something was, and without an own age.
 */
export function proposedWishes(
  age: number | undefined,
  wishes: Wishes | null,
): Pick<Wishes, 'min_age' | 'max_age' | 'distance'> | null {
  if (age === undefined) return null;
  const { gender: _gender, both_ways: _bothWays, looking_for: _lookingFor, ...others } = wishes ?? {};
  const isAnswered = Object.values(others).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  if (isAnswered) return null;
  const { minAge, maxAge } = searchAges(age - YEARS, age + YEARS);
  return { min_age: minAge ?? null, max_age: maxAge ?? null, distance: KM };
}

function agesOf(form: FormData): WishChange {
  if (!form.has('min_age')) return {};
  return { min_age: Number(form.get('min_age')), max_age: Number(form.get('max_age')) };
}

function placeOf(form: FormData): WishChange {
  const km = Number(form.get('distance'));
  const country = form.get('country');
  const region = form.get('region');
  return {
    ...(form.has('distance') && { distance: SEARCH_DISTANCES.find((each) => each === km) ?? null }),
    ...(form.has('country') && {
      country: isCountry(country) ? country : null,
      region: isCountry(country) && typeof region === 'string' && region !== '' ? region : null,
    }),
  };
}
