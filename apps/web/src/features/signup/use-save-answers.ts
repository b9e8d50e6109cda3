import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from '../../shell/forms';
import type { SignupFlow } from './use-signup';

/** Tells the draft what a step's form says, at each change. */
export function useSaveAnswers({ keep }: SignupFlow, values: FormValues): void {
  const onChange = useEffectEvent(keep);
  useEffect(() => {
    onChange(values);
  }, [values]);
}
