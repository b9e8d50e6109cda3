import type { PageData } from '../../kit/page/page-data';
import { readSearch, type SearchDefaults } from '../../kit/search/search-address';
import { searchDefaults } from '../../kit/search/search-defaults';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

interface SwipeGameInput extends PrepareInput {
  page: PageData;
}

/** Loads the first members to swipe, and all of the first one; a failure is shown by the screen. */
export async function loadSwipeGame(
  input: SwipeGameInput,
  href: string,
): Promise<{ defaults: SearchDefaults }> {
  const { page, data } = input;
  const defaults = await searchDefaults(page);
  if (!data) return { defaults };
  const [{ swipeQueryOptions }, { memberQueryOptions }] = await Promise.all([
    import('@vela/api-client/queries/swipe'),
    import('@vela/api-client/queries/member'),
  ]);
  const options = swipeQueryOptions(data.api, readSearch(href, defaults).filters);
  await prepareQuery(input, options);
  const [first] = data.queryClient.getQueryData(options.queryKey)?.profiles ?? [];
  if (first && input.server) await prepareQuery(input, memberQueryOptions(data.api, first.id));
  return { defaults };
}
