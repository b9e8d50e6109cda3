/** What a niche's lander addresses begin with. Source: product.md §1. */
export const LANDER_PREFIXES = {
  1: '',
  2: 'she-',
  3: 'bdsm-',
  4: 'bbw-',
  5: 'gilf-',
  6: 'milf-',
  7: 'gay-',
} as const satisfies Record<number, string>;

/** What kind of people a site is for; 2 is the transgender-oriented one. */
export type Niche = keyof typeof LANDER_PREFIXES;

/** The codes of the niches. Source: product.md §1. */
export const NICHES = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Niche[];

const REVEALS_SPECIAL_CATEGORIES = {
  1: false,
  2: true,
  3: true,
  4: false,
  5: false,
  6: false,
  7: true,
} as const satisfies Record<Niche, boolean>;

/**
 * Whether membership reveals something about a person's sex life, orientation or gender identity, so that
 * sign-up needs a consent of its own (GDPR Article 9). Source: decisions.md, Honest by construction.
 */
export function needsSpecialCategories(niche: Niche): boolean {
  return REVEALS_SPECIAL_CATEGORIES[niche];
}

/** Whether a member has given the consent that a niche asks for, or it asks for none; else `consent_required`. Source: decisions.md, Honest by construction. */
export function hasNeededConsent(
  niche: Niche,
  { special_categories: isGiven }: { special_categories: boolean },
): boolean {
  return isGiven || !needsSpecialCategories(niche);
}
