import { Plural, Trans } from '@lingui/react/macro';
import { sendActivationMail } from '@vela/api-client/endpoints/send-activation-mail';
import { MAIL_PAUSE_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { Button } from '@vela/ui/Button';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { DoneNotice, FormError, useDone, useForm } from '../../shell/forms';
import { useSend } from '../../shell/members';
import { useCountdown } from '../../shell/times/use-countdown';

const PAUSE_SECONDS = MAIL_PAUSE_MS / SECOND;

/** Has the activation mail sent once more. */
export function ResendForm({ wasSent }: { wasSent: boolean }) {
  const sent = useDone(wasSent ? true : null);
  const pause = useCountdown();
  const send = useSend((api) => sendActivationMail(api));
  const form = useForm({
    name: 'complete-signup',
    action: 'resend',
    check: () => [],
    send: () => send(undefined),
    onDone: () => {
      sent.tell(true);
      pause.start(PAUSE_SECONDS);
    },
  });
  const { secondsLeft } = pause;
  return (
    <form {...form.attributes}>
      <input type="hidden" name="action" value="resend" />
      <Stack gap="4">
        <Text>
          <Trans>Nothing there yet? It may take a minute, and it may be among the spam.</Trans>
        </Text>
        <FormError refusal={form.refusal} />
        {sent.result && !form.refusal && (
          <DoneNotice times={sent.times}>
            <Trans>Sent. Use the newest e-mail.</Trans>
          </DoneNotice>
        )}
        <Button type="submit" wide busy={form.isSending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? (
            <Plural value={secondsLeft} one="Send again in # second" other="Send again in # seconds" />
          ) : (
            <Trans>Send the activation e-mail again</Trans>
          )}
        </Button>
      </Stack>
    </form>
  );
}
