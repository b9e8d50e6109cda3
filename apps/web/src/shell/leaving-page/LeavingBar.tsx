import { ProgressBar } from '@vela/ui/ProgressBar';
import { useLeavingProgress } from './use-leaving-progress';

export function LeavingBar() {
  const progress = useLeavingProgress();
  return progress !== null && <ProgressBar value={progress} />;
}
