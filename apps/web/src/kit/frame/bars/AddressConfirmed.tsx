import { useLingui } from '@lingui/react/macro';
import { useShowToast } from '@vela/ui/Toast';
import { useEffect } from 'react';
import { consumeConfirmed } from '../../storage/confirmed-elsewhere';

/** Says where the page goes on by itself that waited for the address to be confirmed on another device. */
export function AddressConfirmed() {
  const { t } = useLingui();
  const showToast = useShowToast();
  useEffect(() => {
    if (consumeConfirmed()) showToast({ tone: 'success', title: t`Your e-mail address is confirmed` });
  }, [showToast, t]);
  return null;
}
