import { useMemo } from 'react';
import { useHere, useLoaded } from '../../kit/page/use-routing';
import { readSearch } from '../../kit/search/search-address';
import type { loadSwipeGame } from './load-swipe-game';
import { SwipeGame } from './SwipeGame';

export function SwipeGameRoute() {
  const { defaults } = useLoaded<typeof loadSwipeGame>();
  const here = useHere();
  const { filters } = useMemo(() => readSearch(here, defaults), [here, defaults]);
  return <SwipeGame filters={filters} />;
}
