import { Trans } from '@lingui/react/macro';
import { isNearAndAbroad, widenSearch, type NearAndAbroad, type SearchFilters } from '@vela/domain/search';
import { countryName } from '@vela/domain/locale';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Inline } from '@vela/ui/layout';
import SearchX from 'lucide-react/icons/search-x';
import { usePage } from '../../kit/page/page-context';
import { NobodyYet } from '../../kit/search/NobodyYet';
import { searchHref } from '../../kit/search/search-address';
import { useFilterWords } from './use-filter-words';

interface NobodyFoundProps {
  filters: SearchFilters;
  hasSimilar: boolean;
  /** What more room for one filter brings stands below. */
  hasWider: boolean;
}

/** Says why nobody is there, and the nearest way to somebody; what was asked for stands above it. */
export function NobodyFound({ filters, hasSimilar, hasWider }: NobodyFoundProps) {
  const hasWishes = useFilterWords(filters).length > 0;
  const { user } = usePage();
  const [wider] = widenSearch(filters);
  if (!hasWishes)
    return (
      <NobodyYet
        action={
          <ButtonLink tone="line" href="/profile">
            <Trans>To my profile</Trans>
          </ButtonLink>
        }
      />
    );
  const around = isNearAndAbroad(filters, user?.profile?.country) ? filters : null;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={<Trans>No one fits all of your filters</Trans>}
      action={
        <Inline gap="3" justify="center">
          {!hasWider && (
            <ButtonLink tone="line" href={searchHref({ filters: wider ?? {} })}>
              <Trans>Search wider</Trans>
            </ButtonLink>
          )}
          {around && <WaysFromAbroad filters={around} />}
        </Inline>
      }
    >
      {hasSimilar ? (
        <Trans>The people below come close.</Trans>
      ) : (
        <Trans>Remove a filter to see more people.</Trans>
      )}
      {around && <Abroad filters={around} />}
    </EmptyState>
  );
}

/** Near the border the two may well meet: the text is true there, too. */
function Abroad({ filters: { country: code, distance: km } }: { filters: NearAndAbroad }) {
  const { locale } = usePage();
  const country = countryName(code, locale);
  return (
    <>
      {' '}
      <Trans>
        The distance counts from where you live, and this country may be further away than {km} km: {country}.
      </Trans>
    </>
  );
}

function WaysFromAbroad({ filters }: { filters: NearAndAbroad }) {
  const { distance: _distance, ...atAnyDistance } = filters;
  const { country: _country, region: _region, ...inEveryCountry } = filters;
  return (
    <>
      <ButtonLink tone="line" href={searchHref({ filters: atAnyDistance })}>
        <Trans>Search at any distance</Trans>
      </ButtonLink>
      <ButtonLink tone="line" href={searchHref({ filters: inEveryCountry })}>
        <Trans>Search in every country</Trans>
      </ButtonLink>
    </>
  );
}
