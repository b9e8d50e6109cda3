/** Results on a page. Source: api.md. */
export const SEARCH_PAGE = 24;

/** Results are counted no further. Source: api.md. */
export const SEARCH_COUNT_LIMIT = 1000;

/** The pages that can be asked for: up to the last result that is counted. Source: api.md. */
export const SEARCH_PAGES = Math.ceil(SEARCH_COUNT_LIMIT / SEARCH_PAGE);

/** At most this many similar members stand beside few results. */
const SIMILAR_LIMIT = 12;

/** How many results someone may see and count: a visitor one page and no more. Source: decisions.md, Setting values. */
export function searchLimitOf({ member }: { member: boolean }): number {
  return member ? SEARCH_COUNT_LIMIT : SEARCH_PAGE;
}

/** The page that is shown for the one asked for, from 1 to the last that can be. Source: api.md. */
export function searchPage(asked: number | null): number {
  return Math.min(Math.max(asked ?? 1, 1), SEARCH_PAGES);
}

/**
 * Returns the range of results on a page, from 1: as many as fit, but none past those that someone may see.
 * Source: decisions.md, Setting values.
 */
export function searchSlice(page: number, viewer: { member: boolean }): { offset: number; length: number } {
  const offset = (page - 1) * SEARCH_PAGE;
  return { offset, length: Math.max(0, Math.min(SEARCH_PAGE, searchLimitOf(viewer) - offset)) };
}

/** Whether there are results on a page after this one, of those that someone may see. Source: api.md. */
export function hasNextPage({ page, numResults }: { page: number; numResults: number }): boolean {
  return numResults > page * SEARCH_PAGE;
}

/** How many were found, counted no further than one more than someone may see, and how many of them are members. */
export interface Counted {
  count: number;
  members: number;
}

/**
 * The counts that the viewer sees: results, members, and whether there are more results than that number of
 * members. Source: api.md.
 */
export function shownCount(found: Counted, viewer: { member: boolean }): Counted & { more: boolean } {
  const limit = searchLimitOf(viewer);
  const more = found.count > limit;
  // The one over the limit may be the only member among all that were not counted.
  const members = more ? Math.max(0, found.members - 1) : found.members;
  return { count: Math.min(found.count, limit), members: Math.min(members, limit), more };
}

/**
 * How many similar members stand beside the results on a page, from 1, where `count` members fit in all: only where the
 * first page is not full, so that all who fit are seen, at most 12, and for a visitor no more than one page holds of both.
 * Source: product.md §3 (Search state); decisions.md, Setting values.
 */
export function similarLimit(
  { page, count }: { page: number; count: number },
  viewer: { member: boolean },
): number {
  if (page > 1 || count >= SEARCH_PAGE) return 0;
  return Math.min(SIMILAR_LIMIT, searchLimitOf(viewer) - count);
}
