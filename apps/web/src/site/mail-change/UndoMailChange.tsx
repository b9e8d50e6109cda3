import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { LinkPage } from '../../kit/forms/links/LinkPage';
import { usePage } from '../../kit/page/page-context';

export interface UndoMailChangeProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  /** Why the link was rejected when it was posted. */
  errorCode: string | null;
}

/**
 * The page that the mail to an address leads to that an account no longer uses. It waits for a press:
 * programs that scan mails open pages, and this logs everyone out.
 */
export function UndoMailChange({ token, errorCode }: UndoMailChangeProps) {
  const { t } = useLingui();
  // The browser posts the form itself and gets the page of the new password.
  const [isSent, setIsSent] = useState(false);
  if (errorCode === 'email_taken') return <AddressTaken />;
  if (errorCode === 'link_invalid' || token === '') return <InvalidLink />;
  return (
    <LinkPage
      name="mail-change/do"
      action="undo"
      title={t`Put the old e-mail address back`}
      lead={
        <Trans>
          Your account goes back to this address, everyone is logged out, and you choose a new password.
        </Trans>
      }
      token={token}
      post={{
        status: isSent ? 'sending' : 'waiting',
        apiError: errorCode === null ? null : { code: errorCode },
        onSubmit: () => setIsSent(true),
      }}
    >
      <Trans>Put the old address back</Trans>
    </LinkPage>
  );
}

function AddressTaken() {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const { support_email: email } = settings;
  return (
    <AnswerPage
      icon={Unlink}
      title={t`The old address is in use`}
      action={
        <ButtonLink href="/complaints">
          <Trans>Write to us</Trans>
        </ButtonLink>
      }
    >
      {errorText(i18n, { code: 'email_taken' })}{' '}
      <Trans>
        So it can’t be put back. Write to <strong translate="no">{email}</strong>, and we’ll look into it.
      </Trans>
    </AnswerPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  const { settings } = usePage();
  const { support_email: email } = settings;
  return (
    <AnswerPage
      icon={Unlink}
      title={t`This link no longer works`}
      action={
        <ButtonLink href="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        It has expired or was used already. If somebody else uses your account, write to{' '}
        <strong translate="no">{email}</strong>.
      </Trans>
    </AnswerPage>
  );
}
