import { searchQueryOptions } from '@vela/api-client/queries/search';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import { isCountry } from '@vela/domain/locale';
import { firstServedCountry } from '@vela/domain/signup';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import type { PageData } from '../../kit/page/page-data';
import { readSearch, type SearchDefaults } from '../../kit/search/search-address';
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
  const defaults = await defaultsOf(page);
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

async function defaultsOf({ user, settings }: PageData): Promise<SearchDefaults> {
  const { country, region = null, city = null } = user?.profile ?? {};
  const { search_fields: fields } = settings;
  if (!isCountry(country)) return { country: null, hasPlace: false, fields };
  const [{ PLACES }, { placeOf }] = await Promise.all([
    import('@vela/atlas/places'),
    import('@vela/domain/places'),
  ]);
  return {
    country: firstServedCountry([country], settings.countries ?? [country]),
    hasPlace: placeOf({ country, region, city }, PLACES) !== null,
    fields,
  };
}
