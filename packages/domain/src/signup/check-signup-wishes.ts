import type { ValueError } from '../errors';
import { isGender, isLookingFor } from '../profile';

/** Who one would like to meet, by the names in the form; all of it may be left out. Source: decisions.md, Sign-up. */
export const SIGNUP_WISHES = [
  'wished_gender',
  'wished_min_age',
  'wished_max_age',
  'wished_distance',
  'looking_for',
] as const;

/** The wishes as a form says them: keys, whole years, kilometres or `ANYWHERE`, or nothing. */
export type TypedWishes = { readonly [Field in (typeof SIGNUP_WISHES)[number]]?: string | undefined } & {
  /** The consent to store a wished gender, where the account asked for none. */
  readonly wish_consent?: boolean | undefined;
};

/** The distance that reaches everyone, other than one that was left out: that stays in the own country. */
export const ANYWHERE = 'anywhere';

/** What a site lets a new member wish for: what it lets its members search for. */
export interface Wishable<Km extends number = number> {
  gender: boolean;
  /** In whole years, both included; `null` where no age is asked for. */
  ages: { readonly min: number; readonly max: number } | null;
  /** In kilometres; empty where no distance is asked for. */
  distances: readonly Km[];
}

interface WishRules {
  wishable: Wishable;
  needsSpecialCategories: boolean;
}

/**
 * Codes: `unknown_option`, `invalid` for an age that is none of the site's or an oldest below the youngest, and `required` for the
 * consent that a gender needs where the account asked for none. What the site doesn't ask for is right. Source: decisions.md, Sign-up.
 */
export function checkSignupWishes(
  typed: TypedWishes,
  { wishable, needsSpecialCategories }: WishRules,
): Record<(typeof SIGNUP_WISHES)[number] | 'wish_consent', ValueError | null> {
  const { wished_gender: gender = '', wished_distance: distance = '', looking_for: lookingFor = '' } = typed;
  const { wished_min_age: from = '', wished_max_age: to = '' } = typed;
  const isOption = (text: string, isKnown: boolean): ValueError | null =>
    text === '' || isKnown ? null : { code: 'unknown_option' };
  const lacksConsent = typed.wish_consent !== true && !needsSpecialCategories;
  return {
    wished_gender: wishable.gender ? isOption(gender, isGender(gender)) : null,
    wish_consent: wishable.gender && gender !== '' && lacksConsent ? { code: 'required' } : null,
    wished_min_age: checkAge(from, wishable),
    wished_max_age:
      checkAge(to, wishable) ??
      (wishable.ages && from !== '' && to !== '' && Number(from) > Number(to) ? { code: 'invalid' } : null),
    wished_distance:
      wishable.distances.length > 0
        ? isOption(distance, distance === ANYWHERE || wishedKm(distance, wishable) !== undefined)
        : null,
    looking_for: isOption(lookingFor, isLookingFor(lookingFor)),
  };
}

function checkAge(typed: string, wishable: Wishable): ValueError | null {
  const isRight = typed === '' || wishable.ages === null || wishedAge(typed, wishable) !== undefined;
  return isRight ? null : { code: 'invalid' };
}

/** Returns a typed age that the site takes. Source: decisions.md, Sign-up. */
export function wishedAge(typed = '', { ages }: Wishable): number | undefined {
  const age = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  return ages && age >= ages.min && age <= ages.max ? age : undefined;
}

/** Returns a chosen distance that the site has. Source: decisions.md, Sign-up. */
export function wishedKm<Km extends number>(
  typed: string | undefined,
  { distances }: Wishable<Km>,
): Km | undefined {
  return distances.find((km) => String(km) === typed);
}
