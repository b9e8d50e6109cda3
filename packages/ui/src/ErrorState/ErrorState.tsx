import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadingStaysMs } from '@vela/domain/refresh';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';

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

/**
 * Whether a sign of loading shows: as long as something loads, and after a very short load long enough to be
 * seen.
 */
function useLoadingSign(isLoading: boolean): boolean {
  const [isShown, setIsShown] = useState(isLoading);
  const shownAt = useRef(0);
  if (isLoading && !isShown) setIsShown(true);
  useEffect(() => {
    if (isShown) shownAt.current = performance.now();
  }, [isShown]);
  useEffect(() => {
    if (isLoading || !isShown) return undefined;
    const staysMs = loadingStaysMs(performance.now() - shownAt.current);
    const timer = setTimeout(() => setIsShown(false), staysMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
