import type { ValueError } from '../errors';
import { isProfileOption, type ProfileOption } from '../profile';

/** What a sign-up asks of a person beside the account; every answer may be left out. Source: product.md §2, §3. */
export const SIGNUP_FACTS = [
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;

export type SignupFact = (typeof SIGNUP_FACTS)[number];

/** The facts as a form says them: an option's key, `yes` or `no`, or nothing. */
export type TypedFacts = { readonly [Fact in SignupFact]?: string | undefined };

/** The facts that were answered. */
export interface KnownFacts {
  relationship_status?: ProfileOption<'relationship_status'>;
  body_type?: ProfileOption<'body_type'>;
  hair_color?: ProfileOption<'hair_color'>;
  eye_color?: ProfileOption<'eye_color'>;
  tattoos?: boolean;
}

/** Code `unknown_option` for what is none of the answers; an empty one is right. Source: product.md §3, Profile. */
export function checkSignupFact(fact: SignupFact, typed = ''): ValueError | null {
  const isKnown = typed === '' || factOf(fact, typed) !== undefined;
  return isKnown ? null : { code: 'unknown_option' };
}

/**
 * Returns the answers of a form as a profile stores them; what is empty or no answer is left out. Source:
 * product.md §3, Profile.
 */
export function signupFacts(typed: TypedFacts): KnownFacts {
  return Object.fromEntries(
    SIGNUP_FACTS.flatMap((fact): [SignupFact, string | boolean][] => {
      const known = factOf(fact, typed[fact]);
      return known === undefined ? [] : [[fact, known]];
    }),
  );
}

function factOf(fact: SignupFact, typed: string | undefined): string | boolean | undefined {
  if (fact !== 'tattoos') return isProfileOption(fact, typed) ? typed : undefined;
  return typed === 'yes' || typed === 'no' ? typed === 'yes' : undefined;
}
