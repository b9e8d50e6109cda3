/** The words of a site whose profiles may be fictional. Source: product.md §3. */
export interface FictionalWarning {
  singular: string;
  plural: string;
}

/**
 * What everything that shows a profile needs of it, so that no component can leave out the mark of a
 * fictional profile.
 */
export interface MarkedProfile {
  readonly fictional: boolean;
}

/**
 * The site's words over what is shown: in the singular for one fictional profile among it, in the plural for more; null
 * where there is none, or the site has no words of its own and the interface's stand there.
 * Source: decisions.md, Honest by construction.
 */
export function fictionalWarningFor(
  shown: readonly MarkedProfile[],
  warning: FictionalWarning | null,
): string | null {
  const count = shown.length - membersAmong(shown);
  if (warning === null || count === 0) return null;
  return count === 1 ? warning.singular : warning.plural;
}

/** How many of these are members: a fictional profile never counts as one. Source: decisions.md, Honest by construction. */
export function membersAmong(profiles: readonly MarkedProfile[]): number {
  return profiles.filter(({ fictional }) => !fictional).length;
}
