import { useEffect, useEffectEvent } from 'react';
import type { FormApi } from '../../forms/use-form';
import { consumeCarriedAddress } from '../../storage/carried-address';

/** Puts the address that was typed on the page before into the field of this form, unless one is there. */
export function useCarriedAddress(form: FormApi): void {
  const fill = useEffectEvent(() => {
    const email = consumeCarriedAddress();
    if (email !== '' && (form.values['email'] ?? '') === '') form.write('email', email);
  });
  // While effects run, React answers an event with what stood there before.
  useEffect(() => queueMicrotask(() => fill()), []);
}
