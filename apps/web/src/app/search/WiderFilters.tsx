import { Trans, useLingui } from '@lingui/react/macro';
import type { OutputOf } from '@vela/api-client/create-api';
import type { searchMembers } from '@vela/contract/endpoints/search-members';
import { countryName } from '@vela/domain/locale';
import { nearSearches, type NearFilter, type SearchFilters } from '@vela/domain/search';
import { usePage } from '../../kit/page/page-context';
import { searchHref } from '../../kit/search/search-address';
import { useAgeWords } from '../../kit/search/use-age-words';
import { WiderList } from '../../kit/search/WiderList';

export type SearchCosts = OutputOf<typeof searchMembers>['costs'];

/** Which filter costs most where few are found: each leads to the search with more room for it. */
export function WiderFilters({ filters, costs }: { filters: SearchFilters; costs: SearchCosts }) {
  const words = useWiderWords();
  const near = nearSearches(filters);
  const items = costs.flatMap(({ filter, num_results: count }) => {
    const wider = near.find((each) => each.filter === filter)?.filters;
    if (!wider) return [];
    return [{ key: filter, label: words(filter, wider), count, to: searchHref({ filters: wider }) }];
  });
  if (items.length === 0) return null;
  return <WiderList title={<Trans>More people with one filter wider</Trans>} items={items} />;
}

function useWiderWords(): (filter: NearFilter, wider: SearchFilters) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  const ageWords = useAgeWords();
  return (filter, { minAge, maxAge, distance, country }) => {
    switch (filter) {
      case 'ages': {
        const ages = ageWords({ from: minAge, to: maxAge });
        return ages === null ? t`Any age` : t`Age: ${ages}`;
      }
      case 'distance':
        return distance === undefined ? t`Any distance` : t`Within ${distance} km`;
      case 'region': {
        const land = country === undefined ? '' : countryName(country, locale);
        return t`All of this country: ${land}`;
      }
      case 'interests':
        return t`Any interests`;
      case 'online':
        return t`Offline, too`;
      case 'photo':
        return t`Without a photo, too`;
    }
  };
}
