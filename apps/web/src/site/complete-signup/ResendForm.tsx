import { Trans } from '@lingui/react/macro';
import { sendActivationMail } from '@vela/contract/endpoints/send-activation-mail';
import { Text } from '@vela/ui/Text';
import { SendAgainForm } from '../../kit/session/account/SendAgainForm';
import { useSend } from '../../kit/session/use-send';

/** Has the activation mail sent once more. */
export function ResendForm({ wasSent }: { wasSent: boolean }) {
  const send = useSend((api) => api.call(sendActivationMail, {}));
  return (
    <SendAgainForm
      name="complete-signup"
      wide
      tone="line"
      hidden={{ action: 'resend' }}
      send={() => send(undefined)}
      wasSent={wasSent}
      lead={
        <Text>
          <Trans>Nothing yet? Give it a minute, then check your spam folder.</Trans>
        </Text>
      }
    >
      <Trans>Send the activation e-mail again</Trans>
    </SendAgainForm>
  );
}
