import { asksGenderIdentity } from '../profile';
import type { SiteSettings } from '../sites';

/** What a member may leave empty, and a site may leave out by its `visible_profile_fields`. Source: product.md §3. */
export const OPTIONAL_FACTS = [
  'city',
  'about',
  'reason',
  'looking_for',
  'relationship_status',
  'hair_color',
  'body_type',
  'eye_color',
  'tattoos',
  'gender_identity',
  'intimate_interests',
  'languages',
] as const;

export type OptionalFact = (typeof OPTIONAL_FACTS)[number];

/** A profile's facts as they are stored: null, or left out, is what was left empty. */
export type KeptFacts = { readonly [Fact in OptionalFact]?: unknown } & {
  readonly interests: readonly string[];
};

/** The facts that are shown: what is empty or not among the visible ones is left out, interests become none. */
export type ShownFacts<Facts extends KeptFacts> = {
  [Fact in OptionalFact]?: NonNullable<Facts[Fact]>;
} & { interests: Facts['interests'] };

/**
 * What of a profile a site may show: what it chose, but for a gender identity where it asks for none, as one may be left from
 * when the site was another. Source: decisions.md, Setting values (`visible_profile_fields`); Routes.
 */
export function visibleFields({
  niche,
  visible_profile_fields: chosen,
}: Pick<SiteSettings, 'niche' | 'visible_profile_fields'>): readonly string[] {
  return asksGenderIdentity(niche) ? chosen : chosen.filter((field) => field !== 'gender_identity');
}

/**
 * Returns what of a profile's facts a site shows, by its {@link visibleFields}. Sexuality, date of birth,
 * e-mail address and coordinates are no facts, so that no setting can show them. Intimate interests are loaded for a viewer with their
 * consent alone. A gender identity is stored
 * only while its consent is given, and is written where the editor says that members see it; what was written
 * before it said so is no longer stored. Source: decisions.md, Setting values; Honest by construction.
 */
export function shownFacts<Facts extends KeptFacts>(
  facts: Facts,
  visible: readonly string[],
): ShownFacts<Facts> {
  const shown = OPTIONAL_FACTS.filter((fact) => (facts[fact] ?? null) !== null && visible.includes(fact));
  return {
    interests: visible.includes('interests') ? facts.interests : [],
    ...(Object.fromEntries(shown.map((fact) => [fact, facts[fact]])) as Omit<ShownFacts<Facts>, 'interests'>),
  };
}

/** The region that a site shows, by its `visible_profile_fields`; `null` for one that is left empty or not shown. Source: product.md §3. */
export function shownRegion(region: string | null, visible: readonly string[]): string | null {
  return visible.includes('region') ? region : null;
}

/** The photos that a site shows, by its `visible_profile_fields`: without `photos` the main one alone. Source: product.md §3. */
export function shownPhotos<Photo extends { main: boolean }>(
  photos: readonly Photo[],
  visible: readonly string[],
): Photo[] {
  return photos.filter(({ main }) => main || visible.includes('photos'));
}
