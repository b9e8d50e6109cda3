import { searchQueryOptions } from '@vela/api-client/queries/search';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import type { PageData } from '../../kit/page/page-data';
import { readSearch, type SearchDefaults } from '../../kit/search/search-address';
import { searchDefaults } from '../../kit/search/search-defaults';
import { shownPages } from './shown-pages';

export interface SearchData {
  defaults: SearchDefaults;
}

interface SearchInput extends PrepareInput {
  page: PageData;
}

/** Fetches what the address asks for, before the page is shown; what fails is said where it would stand. */
export async function loadSearch(input: SearchInput, href: string): Promise<SearchData> {
  const { page, data } = input;
  const defaults = await searchDefaults(page);
  if (data) {
    const { filters, page: last } = readSearch(href, defaults);
    const pages = shownPages(last).map((number) =>
      prepareQuery(input, searchQueryOptions(data.api, { ...filters, page: number })),
    );
    const { country } = filters;
    await Promise.all([...pages, country && prepareQuery(input, regionsQueryOptions(data.api, country))]);
  }
  return { defaults };
}
