import { useLingui } from '@lingui/react';
import { ProgressSteps } from '@vela/ui/ProgressSteps';
import { STAGE_TEXTS, type SignupStage } from './stages';

interface SignupProgressProps {
  stages: readonly SignupStage[];
  /** The one under way. */
  stage: SignupStage;
}

/** What is done of making the account, and what is left. */
export function SignupProgress({ stages, stage }: SignupProgressProps) {
  const { i18n } = useLingui();
  return (
    <ProgressSteps steps={stages.map((each) => i18n._(STAGE_TEXTS[each]))} current={stages.indexOf(stage)} />
  );
}
