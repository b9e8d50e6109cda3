import { SEARCH_COUNT_LIMIT, SEARCH_PAGE, SEARCH_PAGES } from './search-filters';

/** How many similar members stand beside few results, from the nearest wider search to the widest. */
export const SIMILAR_LIMIT = 12;

/** How many results someone may see and count: a visitor one page and no more. Source: decisions.md, Setting values. */
export function searchLimitOf({ member }: { member: boolean }): number {
  return member ? SEARCH_COUNT_LIMIT : SEARCH_PAGE;
}

/** The page that is shown for the one asked for, from 1 to the last that can be. */
export function searchPage(asked: number | null): number {
  return Math.min(Math.max(asked ?? 1, 1), SEARCH_PAGES);
}

/** Which results stand on a page, from 1: as many as fit, but none past those that someone may see. Source: decisions.md, Setting values. */
export function searchSlice(page: number, viewer: { member: boolean }): { offset: number; length: number } {
  const offset = (page - 1) * SEARCH_PAGE;
  return { offset, length: Math.max(0, Math.min(SEARCH_PAGE, searchLimitOf(viewer) - offset)) };
}

/** How many results are told of so many that were found, and whether there are more than that. */
export function shownCount(count: number, viewer: { member: boolean }): { count: number; more: boolean } {
  const limit = searchLimitOf(viewer);
  return { count: Math.min(count, limit), more: count > limit };
}
