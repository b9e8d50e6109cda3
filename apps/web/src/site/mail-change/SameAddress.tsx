import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { LinkPage } from '../../kit/forms/links/LinkPage';

export interface SameAddressProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  /** Why the link was rejected when it was posted. */
  errorCode: string | null;
}

/**
 * The page that the mail leads to which tries an address again whose mails came back. It waits for a press: that
 * a program opened it shows nothing.
 */
export function SameAddress({ token, errorCode }: SameAddressProps) {
  const { t } = useLingui();
  // The browser posts the form itself and goes on to the notifications.
  const [isSent, setIsSent] = useState(false);
  if (errorCode === 'link_invalid' || token === '') return <InvalidLink />;
  return (
    <LinkPage
      name="mail-change/do"
      action="again"
      title={t`Get our e-mails again`}
      lead={
        <Trans>
          Our e-mail has reached you, so the address works. Press the button, and they come again.
        </Trans>
      }
      token={token}
      post={{
        status: isSent ? 'sending' : 'waiting',
        apiError: errorCode === null ? null : { code: errorCode },
        onSubmit: () => setIsSent(true),
      }}
    >
      <Trans>Send me e-mails again</Trans>
    </LinkPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={Unlink}
      title={t`This link no longer works`}
      action={
        <ButtonLink href="/notifications">
          <Trans>To the notifications</Trans>
        </ButtonLink>
      }
    >
      <Trans>It has expired or was used already. In your notifications you can have a new one sent.</Trans>
    </AnswerPage>
  );
}
