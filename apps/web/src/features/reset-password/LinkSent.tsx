import { Trans, useLingui } from '@lingui/react/macro';
import { TextButton, TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import { carryAddress } from '../../shell/account/carried-address';
import { SendAgainForm } from '../../shell/account/SendAgainForm';
import { AnswerPage } from '../../shell/forms';

interface LinkSentProps {
  /** The address; empty where a form without script asked. */
  to: string;
  onOther: () => void;
}

/** The link to a new password is on its way; what to do when it doesn't come. */
export function LinkSent({ to, onOther }: LinkSentProps) {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={MailCheck}
      title={t`Look in your mailbox`}
      action={
        <>
          {to !== '' && <SendAgain to={to} />}
          {to === '' ? (
            <TextLink alone href="/reset-password">
              <Trans>Use another address</Trans>
            </TextLink>
          ) : (
            <TextButton alone onClick={onOther}>
              <Trans>Use another address</Trans>
            </TextButton>
          )}
          <TextLink alone href="/login" onClick={() => carryAddress(to)}>
            <Trans>Back to log in</Trans>
          </TextLink>
        </>
      }
    >
      {to === '' ? (
        <Trans>
          We’ve sent you a link to choose a new password. It may take a minute, and it may be among the spam.
        </Trans>
      ) : (
        <Trans>
          We’ve sent a link to <strong translate="no">{to}</strong> to choose a new password. It may take a
          minute, and it may be among the spam.
        </Trans>
      )}
    </AnswerPage>
  );
}

function SendAgain({ to }: { to: string }) {
  return (
    <SendAgainForm
      name="reset-password"
      tone="line"
      hidden={{ email: to }}
      refused={null}
      send={async () => (await import('./send-reset')).requestReset({ email: to })}
      startsPaused
    >
      <Trans>Send the link again</Trans>
    </SendAgainForm>
  );
}
