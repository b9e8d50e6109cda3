import type { SearchFilters } from './search-filters';

/** What a site can let its members search for. Source: decisions.md (`search_fields`). */
export const SEARCH_FIELDS = [
  'gender',
  'country',
  'region',
  'age',
  'distance',
  'interests',
  'online',
  'photo',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What visitors can search for, at most: what finds single members among all is for members. Source: decisions.md, Access. */
export const VISITOR_SEARCH_FIELDS = ['gender', 'country', 'region'] as const satisfies SearchField[];

const FIELD_OF = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  minAge: 'age',
  maxAge: 'age',
  distance: 'distance',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
} as const satisfies Record<keyof SearchFilters, SearchField>;

/** Whether a site has a search field: it has all of them where its settings name none. Source: product.md §3 (search_fields). */
export function asksFor(field: SearchField, fields: readonly string[] | undefined): boolean {
  return fields?.includes(field) ?? true;
}

/** The filters that ask for what a site doesn't reveal. Source: api.md (`invalid_input`). */
export function closedFilters(
  filters: SearchFilters,
  fields: readonly string[] | undefined,
): (keyof SearchFilters)[] {
  const asked = Object.keys(filters) as (keyof SearchFilters)[];
  return asked.filter((filter) => filters[filter] !== undefined && !asksFor(FIELD_OF[filter], fields));
}

/**
 * Returns a search without the filters that ask for what a site doesn't reveal. Source: product.md §3
 * (search_fields).
 */
export function openFilters(filters: SearchFilters, fields: readonly string[] | undefined): SearchFilters {
  const closed = new Set<string>(closedFilters(filters, fields));
  return Object.fromEntries(Object.entries(filters).filter(([filter]) => !closed.has(filter)));
}
