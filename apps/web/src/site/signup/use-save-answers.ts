import { useEffectEvent, useLayoutEffect } from 'react';
import type { FormValues } from '../../kit/forms/form-values';
import type { SignupFlow } from './use-signup';

/** Saves the values of a step's form in the draft, at each change. */
export function useSaveAnswers({ saveAnswers }: SignupFlow, values: FormValues): void {
  const onChange = useEffectEvent(saveAnswers);
  // An effect after the paint would save in a later task: a page reloaded before it loses the field that was typed last.
  useLayoutEffect(() => {
    onChange(values);
  }, [values]);
}
