import { queryOf } from '../../kit/page/query';
import type { PageData } from '../../kit/page/page-data';
import { searchDefaults } from '../../kit/search/search-defaults';
import type { SearchDefaults } from '../../kit/search/search-address';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import { parseMatchFinder } from './match-finder-search';

interface MatchFinderInput extends PrepareInput {
  page: PageData;
}

/** Loads those who fit, or the regions to choose from; a failure is shown by the screen. */
export async function loadMatchFinder(
  input: MatchFinderInput,
  href: string,
): Promise<{ defaults: SearchDefaults }> {
  const { page, data } = input;
  const defaults = await searchDefaults(page);
  const wishes = page.user?.wishes ?? null;
  if (!data) return { defaults };
  const { step, order } = parseMatchFinder(queryOf(href));
  if (step === null && wishes !== null) {
    const { matchFinderQueryOptions } = await import('@vela/api-client/queries/match-finder');
    await prepareQuery(input, matchFinderQueryOptions(data.api, order));
  }
  if (step === 'age' && wishes !== null && wishes.country !== null) {
    const { regionsQueryOptions } = await import('@vela/api-client/queries/regions');
    await prepareQuery(input, regionsQueryOptions(data.api, wishes.country));
  }
  return { defaults };
}
