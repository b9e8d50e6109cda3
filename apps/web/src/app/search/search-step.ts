import type { SearchFilters } from '@vela/domain/search';
import { changedWish, type Wish } from './changed-wish';
import { searchHref } from '../../kit/search/search-address';

/** A step to another search, over the present one, or back to the one before. */
export type SearchWay = 'on' | 'over' | 'back';

export interface Searched {
  filters: SearchFilters;
  /** The one wish that this search changed. */
  wish: Wish | null;
  /** The search before that wish, a step back in the browser. */
  before: SearchFilters | null;
}

/**
 * Returns how the browser goes to the current search, from the last search and the address. One step back undoes one
 * filter, however often it was changed; a filter that its own field clears is that step, too. Where something was opened
 * since, as more results, that is a step of its own: the search goes on after it.
 */
export function searchStep(
  wished: SearchFilters,
  { searched, here }: { searched: Searched; here: string },
): { next: Searched; way: SearchWay } {
  const { filters, wish: lastWish, before } = searched;
  const wish = changedWish(filters, wished);
  const isLast = here === searchHref({ filters });
  if (wish === null || wish !== lastWish || before === null || !isLast)
    return { next: { filters: wished, wish, before: filters }, way: 'on' };
  if (searchHref({ filters: wished }) === searchHref({ filters: before }))
    return { next: { filters: wished, wish: null, before: null }, way: 'back' };
  return { next: { filters: wished, wish, before }, way: 'over' };
}
