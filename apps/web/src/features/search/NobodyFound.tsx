import { Trans } from '@lingui/react/macro';
import {
  isNearAndAbroad,
  widenSearch,
  type NearAndAbroad as NearAndAbroadSearch,
  type SearchFilters,
} from '@vela/domain/search';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Inline } from '@vela/ui/layout';
import { countryName } from '@vela/ui/option-text';
import SearchX from 'lucide-react/icons/search-x';
import { usePage } from '../../shell/page';
import { searchHref } from './search-address';
import { useFilterWords } from './use-filter-words';

/** Says why nobody is there, and the nearest way to somebody. */
export function NobodyFound({ filters, hasSimilar }: { filters: SearchFilters; hasSimilar: boolean }) {
  const wishes = useFilterWords(filters)
    .map(({ label }) => label)
    .join(', ');
  const { user } = usePage();
  const [wider] = widenSearch(filters);
  if (wishes === '') {
    return (
      <EmptyState icon={SearchX} level={2} title={<Trans>Nobody else is here yet</Trans>}>
        <Trans>New members appear here as soon as they confirm their address.</Trans>
      </EmptyState>
    );
  }
  if (isNearAndAbroad(filters, user?.profile?.country)) return <NearAndAbroad filters={filters} />;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={<Trans>Nobody meets all of your wishes</Trans>}
      action={
        <ButtonLink tone="line" href={searchHref({ filters: wider ?? {} })}>
          <Trans>Search wider</Trans>
        </ButtonLink>
      }
    >
      {hasSimilar ? (
        <Trans>You asked for: {wishes}. Below are some who nearly fit.</Trans>
      ) : (
        <Trans>You asked for: {wishes}. With fewer wishes you find more people.</Trans>
      )}
    </EmptyState>
  );
}

function NearAndAbroad({ filters }: { filters: NearAndAbroadSearch }) {
  const { locale } = usePage();
  const { country: code, region: _region, distance: km, ...rest } = filters;
  const country = countryName(code, locale);
  const { distance: _distance, ...atAnyDistance } = filters;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={<Trans>Two of your wishes hardly meet</Trans>}
      action={
        <Inline justify="center">
          <ButtonLink tone="line" href={searchHref({ filters: atAnyDistance })}>
            <Trans>Search at any distance</Trans>
          </ButtonLink>
          <ButtonLink tone="line" href={searchHref({ filters: { ...rest, distance: km } })}>
            <Trans>Search in every country</Trans>
          </ButtonLink>
        </Inline>
      }
    >
      <Trans>
        You look within {km} km of where you live, and at the same time in another country: {country}.
      </Trans>
    </EmptyState>
  );
}
