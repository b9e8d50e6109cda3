import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from '../../kit/forms/form-values';
import type { SignupFlow } from './use-signup';

/** Saves the values of a step's form in the draft, at each change. */
export function useSaveAnswers({ saveAnswers }: SignupFlow, values: FormValues): void {
  const onChange = useEffectEvent(saveAnswers);
  useEffect(() => {
    onChange(values);
  }, [values]);
}
