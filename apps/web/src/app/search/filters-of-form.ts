import type { SearchFilters } from '@vela/domain/search';
import { readSearch } from '../../kit/search/search-address';

/** What a form of filters asks for, read like the address that it would make without script. */
export function filtersOfForm(form: HTMLFormElement): SearchFilters {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return readSearch(`/members?${query.toString()}`, { filters: {}, hasPlace: true }).filters;
}
