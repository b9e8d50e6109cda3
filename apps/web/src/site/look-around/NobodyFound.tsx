import { Trans } from '@lingui/react/macro';
import type { SearchFilters } from '@vela/domain/search';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import SearchX from 'lucide-react/icons/search-x';
import { useJoinHref } from '../../kit/join/use-join-href';
import { usePathWithCarriedParams } from '../../kit/page/use-carried-params';
import { NobodyYet } from '../../kit/search/NobodyYet';
import { searchHref } from '../../kit/search/search-address';

interface NobodyFoundProps {
  wider: SearchFilters;
  hasWishes: boolean;
}

/** Says why nobody is there, and the nearest way to somebody. */
export function NobodyFound({ wider, hasWishes }: NobodyFoundProps) {
  const withParams = usePathWithCarriedParams();
  if (!hasWishes) return <NobodyYet action={<JoinFirst />} />;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={<Trans>No one fits all of your filters</Trans>}
      action={
        <ButtonLink tone="line" href={withParams(searchHref({ filters: wider }))}>
          <Trans>Search wider</Trans>
        </ButtonLink>
      }
    >
      <Trans>Remove a filter to see more people.</Trans>
    </EmptyState>
  );
}

/** It is shown if visitors may join; otherwise there is nothing to lead to yet. */
function JoinFirst() {
  const joinHref = useJoinHref();
  if (joinHref === null) return null;
  return (
    <ButtonLink href={joinHref}>
      <Trans>Join for free</Trans>
    </ButtonLink>
  );
}
