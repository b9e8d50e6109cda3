import { useMemo } from 'react';
import { useHere, useLoaded } from '../../kit/page/use-routing';
import type { loadSearch } from './load-search';
import { Search } from './Search';
import { readSearch } from '../../kit/search/search-address';

export function SearchRoute() {
  const { defaults } = useLoaded<typeof loadSearch>();
  const here = useHere();
  const address = useMemo(() => readSearch(here, defaults), [here, defaults]);
  return <Search address={address} hasPlace={defaults.hasPlace} />;
}
