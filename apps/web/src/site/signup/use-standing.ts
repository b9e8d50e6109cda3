import { isSignupInProgress } from '@vela/domain/sites';
import { TRACKING_FIELDS } from '@vela/domain/signup';
import { use, useEffect, useEffectEvent } from 'react';
import { OverPageContext } from '../../kit/join/over-page';
import type { SignupFlow } from './use-signup';

interface Standing {
  signup: SignupFlow;
  hasPhoto: boolean;
  /** The account is being made. */
  isSending: boolean;
}

/** Fields that nobody types: they come with the address. */
const GIVEN: readonly string[] = [...TRACKING_FIELDS, 'signup_member_id'];

/** Tells the dialog around the sign-up, if there is one, whether it is in progress. */
export function useStanding({ signup, hasPhoto, isSending }: Standing): void {
  const { step, draft, password } = signup;
  const over = use(OverPageContext);
  const answers = Object.entries(draft).filter(([field]) => !GIVEN.includes(field));
  const inProgress = isSignupInProgress({
    isSending,
    isStepDone: step !== 'account' || hasPhoto,
    typed: [...answers.map(([, value]) => value), password.password],
  });
  const report = useEffectEvent(() => over?.onStanding(inProgress));
  useEffect(() => report(), [inProgress]);
}
