import { isGender, isLookingFor, type Gender, type LookingFor } from '../profile';
import { ANYWHERE, wishedAge, wishedKm, type TypedWishes, type Wishable } from './check-signup-wishes';

/** The wishes that were answered, as the sign-up sends them. */
export interface SignupWishes<Km extends number = number> {
  wishes?: { gender?: Gender; min_age?: number; max_age?: number; distance?: Km | null };
  looking_for?: LookingFor[];
}

/** Returns what a checked form wishes for, without what is empty or not asked for. Source: decisions.md, Sign-up. */
export function signupWishes<Km extends number>(
  typed: TypedWishes,
  wishable: Wishable<Km>,
): SignupWishes<Km> {
  const { wished_gender: gender, wished_distance: distance, looking_for: lookingFor } = typed;
  const minAge = wishedAge(typed.wished_min_age, wishable);
  const maxAge = wishedAge(typed.wished_max_age, wishable);
  const km = wishedKm(distance, wishable);
  const wishes = {
    ...(wishable.gender && isGender(gender) && { gender }),
    ...(minAge !== undefined && { min_age: minAge }),
    ...(maxAge !== undefined && { max_age: maxAge }),
    ...(km !== undefined && { distance: km }),
    ...(distance === ANYWHERE && wishable.distances.length > 0 && { distance: null }),
  };
  return {
    ...(Object.keys(wishes).length > 0 && { wishes }),
    ...(isLookingFor(lookingFor) && { looking_for: [lookingFor] }),
  };
}

/** Whether a sign-up agrees to what its account or a wished gender can reveal. Source: decisions.md, Honest by construction. */
export function agreesToSpecialCategories(
  typed: TypedWishes & { special_categories?: boolean | undefined },
  wishable: Wishable,
): boolean {
  if (typed.special_categories === true) return true;
  return typed.wish_consent === true && signupWishes(typed, wishable).wishes?.gender !== undefined;
}
