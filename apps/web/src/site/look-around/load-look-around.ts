import type { ProfileCard } from '@vela/contract/entities/profile';
import { trackingOf } from '@vela/domain/landers';
import { openFilters, widenSearch, type SearchField, type SearchFilters } from '@vela/domain/search';
import { askApi } from '../../kit/page/load-api';
import { queryOf } from '../../kit/page/query';
import type { RouteInput } from '../../kit/page/route-input';
import { readSearch, searchHref } from '../../kit/search/search-address';

/** What a visitor may be shown of a search. */
export interface FoundCards {
  results: readonly ProfileCard[];
  similar: readonly ProfileCard[];
  numMembers: number;
  more?: boolean;
}

export interface LookAroundData {
  filters: SearchFilters;
  /** Returns the nearest search that finds more; it accepts any value of a filter if only that finds more. */
  wider: SearchFilters;
  /** `null` where it could not be had. */
  found: FoundCards | null;
  /** ISO 8601: when a visitor's network may look on that has looked at very many; `null` where it may. */
  againAt: string | null;
}

/** What a visitor is asked: to choose among the rest, one joins. */
const ASKED: readonly SearchField[] = ['gender', 'country'];

/** Loads the members that a visitor looks at, into the page. */
export async function loadLookAround(input: RouteInput, href: string): Promise<LookAroundData> {
  const { search_fields: fields } = input.page.settings;
  const { filters: wished } = readSearch(href, { filters: {}, hasPlace: false, fields });
  const filters = openFilters(wished, ASKED);
  // A partner's visitors may be shown more: who sent them stands in the page's address.
  const query = queryOf(href);
  const { network = '', ref = '' } = trackingOf((field) => query[field]);
  const asked = new URL(searchHref({ filters }), input.page.url).searchParams;
  asked.set('network', network);
  asked.set('ref', ref);
  const { result: found, againAt } = await askApi<FoundCards>(input, `/api/members.php?${asked.toString()}`);
  const [wider = {}] = widenSearch(filters);
  return { filters, wider, found, againAt };
}
