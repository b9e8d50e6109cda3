import { Trans } from '@lingui/react/macro';
import { widenSearch, type SearchFilters } from '@vela/domain/search';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import SearchX from 'lucide-react/icons/search-x';
import { searchHref } from './search-address';
import { useFilterWords } from './use-filter-words';

/** Says why nobody is there, and the nearest way to somebody. */
export function NobodyFound({ filters, hasSimilar }: { filters: SearchFilters; hasSimilar: boolean }) {
  const wishes = useFilterWords(filters)
    .map(({ label }) => label)
    .join(', ');
  const [wider] = widenSearch(filters);
  if (wishes === '') {
    return (
      <EmptyState icon={SearchX} level={2} title={<Trans>Nobody else is here yet</Trans>}>
        <Trans>New members appear here as soon as they confirm their address.</Trans>
      </EmptyState>
    );
  }
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
