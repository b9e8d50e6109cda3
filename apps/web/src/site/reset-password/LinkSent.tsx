import { Trans, useLingui } from '@lingui/react/macro';
import { TextButton, TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import { carryAddress } from '../../kit/storage/carried-address';
import { SendAgainForm } from '../../kit/session/account/SendAgainForm';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { usePage } from '../../kit/page/page-context';

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
      title={t`Check your e-mail`}
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
      <Words to={to} />
    </AnswerPage>
  );
}

/** On a site that answers neutrally nothing reveals whether the address has an account. */
function Words({ to }: Pick<LinkSentProps, 'to'>) {
  const { settings } = usePage();
  const isNeutral = settings.account_disclosure === 'neutral';
  if (isNeutral && to === '')
    return (
      <Trans>
        If there is an account for this address, we’ve sent a link to choose a new password. Nothing yet? Give
        it a minute, then check your spam folder.
      </Trans>
    );
  if (isNeutral)
    return (
      <Trans>
        If there is an account for <strong translate="no">{to}</strong>, we’ve sent a link to choose a new
        password. Nothing yet? Give it a minute, then check your spam folder.
      </Trans>
    );
  if (to === '')
    return (
      <Trans>
        We’ve sent you a link to choose a new password. Nothing yet? Give it a minute, then check your spam
        folder.
      </Trans>
    );
  return (
    <Trans>
      We’ve sent a link to <strong translate="no">{to}</strong> to choose a new password. Nothing yet? Give it
      a minute, then check your spam folder.
    </Trans>
  );
}

function SendAgain({ to }: { to: string }) {
  return (
    <SendAgainForm
      name="reset-password"
      tone="line"
      hidden={{ email: to }}
      apiError={null}
      send={async () => (await import('./send-reset')).requestReset({ email: to })}
      startsPaused
    >
      <Trans>Send the link again</Trans>
    </SendAgainForm>
  );
}
