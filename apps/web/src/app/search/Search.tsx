import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { showWhole } from '@vela/ui/in-sight';
import { Container } from '@vela/ui/layout';
import { useEffect, useRef, useMemo } from 'react';
import { ButtonLink } from '@vela/ui/Button';
import { isPlainClick } from '@vela/ui/plain-click';
import X from 'lucide-react/icons/x';
import { useGo, useHere, useLoaded } from '../../kit/page/use-routing';
import { Screen } from '../../kit/page/Screen';
import { PagePromo } from '../../kit/promo/PagePromo';
import { FindWays } from '../../kit/search/FindWays';
import { saveSearch } from '../../kit/search/saved-search';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { Results } from './Results';
import * as styles from './Search.css';
import { searchHref, readSearch, type SearchAddress } from '../../kit/search/search-address';
import { SearchHeading } from './SearchHeading';
import type { SearchWay } from './search-step';
import { usePage } from '../../kit/page/page-context';
import { withCapital } from '../../kit/formats/with-capital';
import { useFilterWords } from './use-filter-words';
import type { loadSearch } from './load-search';

export interface SearchProps {
  address: SearchAddress;
  /** Whether the member's own place is known, which a distance needs. */
  hasPlace: boolean;
}

/** A member's home: the others, and how to find among them. */
export function Search({ address, hasPlace }: SearchProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useGo();
  const { filters } = address;
  const here = useHere();
  useEffect(() => saveSearch(here), [here]);
  const search = (wished: SearchFilters, way: SearchWay = 'on') => {
    if (way === 'back') return history.back();
    go(searchHref({ filters: wished }), { replaces: way === 'over' });
    scrollTo({ top: 0 });
  };
  const fields = { filters, hasPlace };
  return (
    <Screen title={t`Search members`}>
      <Container>
        <div className={styles.page}>
          <FilterPanel {...fields} onSearch={search} />
          <div className={styles.results}>
            <div className={styles.ways}>
              <FindWays current="search" filters={filters} />
            </div>
            <SearchHeading ref={heading} filters={filters} />
            <div className={styles.filterBar} onFocus={showWhole}>
              <FilterSheet
                {...fields}
                onSearch={(wished) => {
                  search(wished);
                  heading.current?.focus({ preventScroll: true });
                }}
              />
              <ActiveFilters filters={filters} />
            </div>
            <Results address={address} />
            <PagePromo place="search" />
          </div>
        </div>
      </Container>
    </Screen>
  );
}

/** The wishes of the search, each of which a press takes away. */
function ActiveFilters({ filters }: { filters: SearchFilters }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const go = useGo();
  return useFilterWords(filters).map(({ filter, label, without }) => {
    const href = searchHref({ filters: without });
    return (
      <ButtonLink
        key={filter}
        tone="line"
        size="small"
        iconEnd={X}
        href={href}
        aria-label={t`Search without: ${label}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go(href);
        }}
      >
        {withCapital(label, locale)}
      </ButtonLink>
    );
  });
}

export function SearchRoute() {
  const { defaults } = useLoaded<typeof loadSearch>();
  const here = useHere();
  const address = useMemo(() => readSearch(here, defaults), [here, defaults]);
  return <Search address={address} hasPlace={defaults.hasPlace} />;
}
