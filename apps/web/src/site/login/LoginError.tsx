import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '@vela/ui/error-text';
import { TextLink } from '@vela/ui/TextLink';
import type { ReactNode } from 'react';
import { FormError } from '../../kit/forms/FormError';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { usePage } from '../../kit/page/page-context';

/** Why a log-in was rejected, with the way on where there is one. */
export function LoginError({ apiError }: { apiError: ApiErrorData | null }) {
  const words = useWayOn(apiError);
  return <FormError apiError={apiError}>{words}</FormError>;
}

function useWayOn(apiError: ApiErrorData | null): ReactNode {
  const { i18n } = useLingui();
  const { support_email: supportEmail } = usePage().settings;
  const mail = (
    <TextLink href={`mailto:${supportEmail}`} translate="no">
      {supportEmail}
    </TextLink>
  );
  const code = apiError?.code;
  if (apiError?.code === 'too_many_attempts') {
    return (
      <>
        {errorText(i18n, apiError)}{' '}
        <Trans>
          Would you rather not wait? <TextLink href="/reset-password">Choose a new password</TextLink> by a
          link in an e-mail: that lifts the block.
        </Trans>
      </>
    );
  }
  if (code === 'account_deleted') {
    return (
      <Trans>
        This account is still pending deletion. Bring it back with the button below, and everything is as it
        was. Questions go to {mail}.
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
