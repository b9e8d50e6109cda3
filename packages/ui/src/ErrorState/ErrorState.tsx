import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { useLoadingSign } from './use-loading-sign';

export interface ErrorStateProps {
  /** What didn't work. */
  title: ReactNode;
  level?: EmptyStateProps['level'] | undefined;
  /** What that means for the one who reads it. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** It shows for a moment at least: a try that fails at once was one, too. */
  isRetrying?: boolean | undefined;
  /** It replaces the retry button. */
  action?: ReactNode;
}

/** What a screen shows that couldn't get what it needs. */
export function ErrorState({ onRetry, isRetrying = false, action, ...words }: ErrorStateProps) {
  const isBusy = useLoadingSign(isRetrying);
  const retry = onRetry && (
    <Button tone="line" icon={RefreshCw} busy={isBusy} onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return <EmptyState icon={TriangleAlert} tone="danger" action={action ?? retry} {...words} />;
}
