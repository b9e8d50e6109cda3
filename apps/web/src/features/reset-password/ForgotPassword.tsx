import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { checkEmail } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import { TextButton, TextLink } from '@vela/ui/TextLink';
import { Stack } from '@vela/ui/layout';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import {
  AnswerPage,
  FormError,
  FormPage,
  useForm,
  type FormValues,
  type RefusedField,
} from '../../shell/forms';

const FIELD_OF_CODE = { email_not_found: 'email' } as const;

/** Asks for the mail that lets one choose a new password. */
export function ForgotPassword({ isSent }: { isSent: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(isSent ? '' : null);
  if (sentTo === null) return <AddressForm onSent={setSentTo} />;
  return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const form = useForm({
    name: 'reset-password',
    check,
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ code }) => (code === 'required' ? msg`Enter your e-mail address.` : undefined),
    send: async ({ email = '' }) => (await import('./send-reset')).requestReset({ email: email.trim() }),
    onDone: (_, { email = '' }) => onSent(email.trim()),
  });
  return (
    <FormPage
      title={t`Forgot your password?`}
      lead={<Trans>Tell us your e-mail address. We’ll send you a link to choose a new password.</Trans>}
    >
      <form {...form.attributes}>
        <Stack gap="6">
          <FormError refusal={form.refusal} />
          <Field label={<Trans>E-mail address</Trans>} error={form.error('email')}>
            <TextInput
              type="email"
              name="email"
              defaultValue={form.initial('email')}
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              required
            />
          </Field>
          <Button type="submit" wide busy={form.isSending}>
            <Trans>Send me the link</Trans>
          </Button>
        </Stack>
      </form>
      <TextLink alone href="/login">
        <Trans>Back to log in</Trans>
      </TextLink>
    </FormPage>
  );
}

function check({ email = '' }: FormValues): RefusedField[] {
  const problem = checkEmail(email);
  return problem ? [{ path: 'email', ...problem }] : [];
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={MailCheck}
      title={t`Look in your mailbox`}
      action={
        to === '' ? (
          <TextLink alone href="/reset-password">
            <Trans>Use another address</Trans>
          </TextLink>
        ) : (
          <TextButton alone onClick={onAgain}>
            <Trans>Use another address</Trans>
          </TextButton>
        )
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
