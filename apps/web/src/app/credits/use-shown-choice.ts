import { isPackageId } from '@vela/domain/credits';
import { isPaymentMethodKey } from '@vela/domain/payments';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { LoadedChoice } from './load-credits';

/**
 * Takes over what the form shows when the page begins to react: what was chosen before, or what the browser brought back to
 * who returns from paying. Else the cards would show one thing and the bill another.
 */
export function useShownChoice(form: RefObject<HTMLFormElement | null>, take: (shown: LoadedChoice) => void) {
  const onShown = useEffectEvent(take);
  useEffect(() => {
    if (form.current === null) return;
    const shown = new FormData(form.current);
    const packageId = shown.get('package');
    const method = shown.get('paymentmethod');
    onShown({
      packageId: isPackageId(packageId) ? packageId : null,
      method: isPaymentMethodKey(method) ? method : null,
    });
  }, [form]);
}
