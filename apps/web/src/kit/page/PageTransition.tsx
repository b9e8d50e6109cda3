import { ProgressBar } from '@vela/ui/ProgressBar';
import { progressAt } from '@vela/domain/refresh';
import { SECOND } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { useIsGoing } from './use-routing';
import { isLeaving, onPageLeave } from './on-page-leave';

const STEP_MS = 0.1 * SECOND;

/**
 * Shows that the next page is loading, which an installed app shows nowhere else. It is part of the page's script: a file
 * of its own that fails to load would cost the page itself, for a decoration.
 */
export function PageTransition() {
  const progress = usePageTransitionProgress();
  return progress !== null && <ProgressBar value={progress} />;
}

/** How far the next page is likely to be, from 0 to 1; `null` while this one isn't left, or has only just been. */
function usePageTransitionProgress(): number | null {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const isGoing = useIsGoing();
  useEffect(() => onPageLeave(setLeftAt), []);
  useEffect(() => {
    if (!isGoing) return;
    setLeftAt(performance.now());
    return () => setLeftAt(null);
  }, [isGoing]);
  useEffect(() => {
    if (leftAt === null) return;
    const timer = setInterval(() => {
      if (isLeaving(leftAt)) setProgress(progressAt(performance.now() - leftAt, { isDone: false }));
      else setLeftAt(null);
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [leftAt]);
  return progress;
}
