import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAIL_PAUSE_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import { TextButton, TextLink } from '@vela/ui/TextLink';
import MailCheck from 'lucide-react/icons/mail-check';
import { carryAddress } from '../../shell/account/carried-address';
import { AnswerPage, DoneNotice, FormError, useDone, useForm } from '../../shell/forms';
import { useCountdown } from '../../shell/times/use-countdown';

const PAUSE_SECONDS = MAIL_PAUSE_MS / SECOND;

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
          We’ve sent a link to <strong>{to}</strong> to choose a new password. It may take a minute, and it
          may be among the spam.
        </Trans>
      )}
    </AnswerPage>
  );
}

function SendAgain({ to }: { to: string }) {
  const sent = useDone<true>(null);
  const pause = useCountdown(PAUSE_SECONDS);
  const form = useForm({
    name: 'reset-password',
    initial: { email: to },
    refused: null,
    check: () => [],
    send: async () => (await import('./send-reset')).requestReset({ email: to }),
    onDone: () => {
      sent.tell(true);
      pause.start(PAUSE_SECONDS);
    },
  });
  const { secondsLeft } = pause;
  return (
    <form {...form.attributes}>
      <input type="hidden" name="email" value={to} />
      <Stack gap="4">
        <FormError refusal={form.refusal} />
        {sent.result && !form.refusal && (
          <DoneNotice times={sent.times}>
            <Trans>Sent. Use the newest e-mail.</Trans>
          </DoneNotice>
        )}
        <Button type="submit" tone="line" busy={form.isSending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? (
            <Plural value={secondsLeft} one="Send again in # second" other="Send again in # seconds" />
          ) : (
            <Trans>Send the link again</Trans>
          )}
        </Button>
      </Stack>
    </form>
  );
}
