import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { LinkTabs } from '@vela/ui/LinkTabs';
import { useGo } from '../page/use-routing';
import { searchQuery } from './search-address';

/** The ways to find someone, each for the same filters. */
export function FindWays({ current, filters }: { current: 'search' | 'swipe'; filters: SearchFilters }) {
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
          href: `/swipe-game?${query}`,
          label: <Trans context="way to find someone">Swipe</Trans>,
          isCurrent: current === 'swipe',
        },
      ]}
      onGo={useGo()}
    />
  );
}
