import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { LinkTabs } from '@vela/ui/LinkTabs';
import { useGo } from '../page/use-routing';
import { searchQuery } from './search-address';

interface FindWaysProps {
  current: 'search' | 'match-finder' | 'swipe';
  filters: SearchFilters;
}

/** The ways to find someone: search and swipe for the same filters, the match finder for the wishes that are kept. */
export function FindWays({ current, filters }: FindWaysProps) {
  const { t } = useLingui();
  const query = searchQuery({ filters });
  return (
    <LinkTabs
      label={t`Ways to find someone`}
      tabs={[
        {
          href: `/members?${query}`,
          label: <Trans context="way to find someone">Search</Trans>,
          isCurrent: current === 'search',
        },
        {
          href: '/match-finder',
          label: <Trans context="way to find someone">Match finder</Trans>,
          isCurrent: current === 'match-finder',
        },
        {
          href: `/swipe-game?${query}`,
          label: <Trans context="way to find someone">Swipe</Trans>,
          isCurrent: current === 'swipe',
        },
      ]}
      onGo={useGo()}
    />
  );
}
