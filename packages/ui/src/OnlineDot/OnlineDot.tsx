import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../layout';
import { onlineDot } from './OnlineDot.css';

export interface OnlineDotProps {
  /** On a photo it has a ring. */
  ringed?: boolean | undefined;
  /** False where the words stand beside it anyway. */
  isSpoken?: boolean | undefined;
}

export function OnlineDot({ ringed = false, isSpoken = true }: OnlineDotProps) {
  return (
    <span className={onlineDot[ringed ? 'ringed' : 'plain']}>
      {isSpoken && (
        <VisuallyHidden>
          <Trans>online now</Trans>
        </VisuallyHidden>
      )}
    </span>
  );
}
