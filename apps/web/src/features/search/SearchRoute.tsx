import { useMemo } from 'react';
import { useHere, useLoaded } from '../../shell/routing';
import type { loadSearch } from './load-search';
import { Search } from './Search';
import { readSearch } from '../../shell/searches/search-address';

export function SearchRoute() {
  const { defaults } = useLoaded<typeof loadSearch>();
  const here = useHere();
  const address = useMemo(() => readSearch(here, defaults), [here, defaults]);
  return <Search address={address} hasPlace={defaults.hasPlace} />;
}
