import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@vela/ui/EmptyState';
import SearchX from 'lucide-react/icons/search-x';

/** Says that a search without any wish found nobody. */
export function NobodyYet() {
  return (
    <EmptyState icon={SearchX} level={2} title={<Trans>Nobody else is here yet</Trans>}>
      <Trans>New members appear here as soon as they confirm their address.</Trans>
    </EmptyState>
  );
}
