import { ProgressBar } from '@vela/ui/ProgressBar';
import { usePageTransitionProgress } from './use-page-transition-progress';

/**
 * Shows that the next page is on its way, which an installed app says nowhere else. It comes with the page: a file of its own
 * that is lost would cost the page itself, for a decoration.
 */
export function PageTransition() {
  const progress = usePageTransitionProgress();
  return progress !== null && <ProgressBar value={progress} />;
}
