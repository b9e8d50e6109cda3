import { Trans } from '@lingui/react/macro';
import { updateUser } from '@vela/contract/endpoints/update-user';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { focusMain } from '../../page/focus-main';
import { useSend } from '../../session/use-send';
import { AlertBar } from './AlertBar';

/** Shows that the member is invisible, with the way out of it. */
export function InvisibleMode() {
  const send = useSend(updateUser);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const show = async () => {
    setState('sending');
    const { ok } = await send({ invisible: false });
    // The bar goes with the mode, and its button with the bar.
    if (ok) focusMain();
    else setState('failed');
  };
  return (
    <AlertBar
      tone="info"
      icon={EyeOff}
      detail="always"
      title={<Trans>You’re invisible.</Trans>}
      action={<Trans>Show me again</Trans>}
      onAct={() => void show()}
      isBusy={state === 'sending'}
    >
      {state === 'failed' ? (
        <span role="alert">
          <Trans>That didn’t work. Nothing was changed.</Trans>
        </span>
      ) : (
        <Trans>Only members you like or write to see you.</Trans>
      )}
    </AlertBar>
  );
}
