import { Trans } from '@lingui/react/macro';
import { TextLink } from '@vela/ui/TextLink';
import type { ReactNode } from 'react';
import { FormError, type Refusal } from '../../shell/forms';
import { usePage } from '../../shell/page';

/** Why a log-in was refused, with the way on where there is one. */
export function LoginError({ refusal }: { refusal: Refusal | null }) {
  const words = useWayOn(refusal?.code);
  return <FormError refusal={refusal}>{words}</FormError>;
}

function useWayOn(code: string | undefined): ReactNode {
  const { support_email: supportEmail } = usePage().settings;
  const mail = <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
  if (code === 'account_deleted') {
    return (
      <Trans>
        This account is still pending deletion. Reactivate it by the link in the e-mail we sent you, or
        contact {mail}.
      </Trans>
    );
  }
  if (code === 'member_banned') {
    return (
      <Trans>
        This account has been closed. The e-mail we sent you says why and how to appeal; questions go to{' '}
        {mail}.
      </Trans>
    );
  }
  return undefined;
}
