import { asksFor, SEARCH_AGES, SEARCH_DISTANCES, type SearchDistance } from '../search';
import type { Wishable } from '../signup';

/** Returns what a site's sign-up lets a new member wish for: what its members can search for. Source: decisions.md (`search_fields`). */
export function wishableOf(fields: readonly string[] | undefined): Wishable<SearchDistance> {
  return {
    gender: asksFor('gender', fields),
    ages: asksFor('age', fields) ? SEARCH_AGES : null,
    distances: asksFor('distance', fields) ? SEARCH_DISTANCES : [],
  };
}
