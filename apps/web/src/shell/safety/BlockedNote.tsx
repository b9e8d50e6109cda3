import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@vela/ui/EmptyState';
import Ban from 'lucide-react/icons/ban';
import type { ReactNode } from 'react';

/** What stands in place of a screen that another member has blocked one from (product.md §6), with the way on. */
export function BlockedNote({ name, action }: { name: string; action: ReactNode }) {
  return (
    <EmptyState
      level={1}
      icon={Ban}
      title={
        <Trans>
          You’re blocked by <span translate="no">{name}</span>.
        </Trans>
      }
      action={action}
    >
      <Trans>You do not have access to this page.</Trans>
    </EmptyState>
  );
}
