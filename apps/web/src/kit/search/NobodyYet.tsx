import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@vela/ui/EmptyState';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';

/** Says that a search without any wish found nobody; `action` is what to do until somebody is. */
export function NobodyYet({ action }: { action: ReactNode }) {
  return (
    <EmptyState icon={SearchX} level={2} title={<Trans>Nobody else is here yet</Trans>} action={action}>
      <Trans>New members appear here as soon as they confirm their address.</Trans>
    </EmptyState>
  );
}
