import { SEARCH_COUNT_LIMIT, SEARCH_PAGE, SEARCH_PAGES } from './search-filters';

/** As many similar members as stand beside few results at most. */
const SIMILAR_LIMIT = 12;

/** How many results someone may see and count: a visitor one page and no more. Source: decisions.md, Setting values. */
export function searchLimitOf({ member }: { member: boolean }): number {
  return member ? SEARCH_COUNT_LIMIT : SEARCH_PAGE;
}

/** The page that is shown for the one asked for, from 1 to the last that can be. Source: api.md. */
export function searchPage(asked: number | null): number {
  return Math.min(Math.max(asked ?? 1, 1), SEARCH_PAGES);
}

/** Which results stand on a page, from 1: as many as fit, but none past those that someone may see. Source: decisions.md, Setting values. */
export function searchSlice(page: number, viewer: { member: boolean }): { offset: number; length: number } {
  const offset = (page - 1) * SEARCH_PAGE;
  return { offset, length: Math.max(0, Math.min(SEARCH_PAGE, searchLimitOf(viewer) - offset)) };
}

/** How many results are told of so many that were found, and whether there are more than that. Source: api.md. */
export function shownCount(count: number, viewer: { member: boolean }): { count: number; more: boolean } {
  const limit = searchLimitOf(viewer);
  return { count: Math.min(count, limit), more: count > limit };
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
