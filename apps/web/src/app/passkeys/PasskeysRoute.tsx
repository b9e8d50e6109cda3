import { usePostedError } from '../../kit/forms/use-posted-error';
import { usePage } from '../../kit/page/page-context';
import type { PasskeyAct } from './PasskeyRow';
import { Passkeys } from './Passkeys';

export function PasskeysRoute() {
  const { form } = usePage();
  const posted = form?.name === 'settings/passkeys' ? form : null;
  return (
    <Passkeys
      done={posted?.done === true && isAct(posted.action) ? posted.action : null}
      apiError={usePostedError('settings/passkeys')}
    />
  );
}

/** What can be posted without script. */
function isAct(action: string | undefined): action is PasskeyAct {
  return action === 'rename' || action === 'remove';
}
