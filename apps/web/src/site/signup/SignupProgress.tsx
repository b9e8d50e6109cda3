import { Trans, useLingui } from '@lingui/react/macro';
import type { SignupStage } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { ProgressSteps } from '@vela/ui/ProgressSteps';
import { Stack } from '@vela/ui/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bar } from './SignupProgress.css';

/** What each stage of making an account is called. */
const STAGE_TEXTS = {
  profile: msg`Checking your profile`,
  account: msg`Creating your account`,
  photo: msg`Adding your photo`,
  matches: msg`Looking for matches`,
  mail: msg`Sending the activation e-mail`,
} as const satisfies Record<SignupStage, MessageDescriptor>;

/** How far the making of an account is. */
export interface Progress {
  /** The one under way. */
  stage: SignupStage;
  /** The photo on its way. */
  photo?: PhotoProgress | undefined;
}

export interface PhotoProgress {
  /** How much of it is sent, from 0 to 1. */
  sent: number;
  /** Goes on without waiting for it. */
  skip: () => void;
}

interface SignupProgressProps extends Progress {
  stages: readonly SignupStage[];
}

/** What is done of making the account, and what is left. */
export function SignupProgress({ stages, stage, photo }: SignupProgressProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="6">
      <div>
        <ProgressSteps
          steps={stages.map((each) => i18n._(STAGE_TEXTS[each]))}
          current={stages.indexOf(stage)}
        />
      </div>
      {photo && (
        <Stack gap="4">
          <progress className={bar} max={1} value={photo.sent} aria-label={t`Upload`} />
          <Button tone="line" wide onClick={photo.skip}>
            <Trans>Skip for now</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
