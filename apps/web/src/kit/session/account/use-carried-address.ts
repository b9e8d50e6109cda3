import { useEffect, useEffectEvent } from 'react';
import type { FormApi } from '../../forms/use-form';
import { takeCarriedAddress } from '../../storage/carried-address';

/** Puts the address that was typed on the page before into the field of this form, unless one is there. */
export function useCarriedAddress(form: FormApi): void {
  const take = useEffectEvent(() => {
    const email = takeCarriedAddress();
    if (email !== '' && (form.values['email'] ?? '') === '') form.write('email', email);
  });
  // While effects run, React answers an event with what stood there before.
  useEffect(() => queueMicrotask(() => take()), []);
}
