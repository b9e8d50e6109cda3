import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { requestMailChange } from '@vela/api-client/endpoints/request-mail-change';
import { checkEmail, suggestEmail } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field, Suggestion } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import { useState } from 'react';
import { FormError, useForm, type FormValues, type RefusedField } from '../../shell/forms';
import { useSend } from '../../shell/members';
import { usePage } from '../../shell/page';
import { SettingsCard } from './SettingsCard';

const FIELD_OF_CODE = {
  new_email_invalid: 'email',
  email_taken: 'email',
  password_wrong: 'password',
} as const;

/** Another e-mail address; the old one stays until the link in the mail to the new one is opened. */
export function EmailForm({ isDone }: { isDone: boolean }) {
  const { user } = usePage();
  const [sentTo, setSentTo] = useState<string | null>(isDone ? '' : null);
  const current = user?.email ?? '';
  return (
    <SettingsCard
      id="email"
      title={<Trans>E-mail address</Trans>}
      lead={
        <Trans>
          You log in with <strong>{current}</strong>.
        </Trans>
      }
      done={sentTo !== null && <Sent to={sentTo} />}
    >
      <Fields key={sentTo} onDone={setSentTo} />
    </SettingsCard>
  );
}

function Sent({ to }: { to: string }) {
  if (to === '')
    return <Trans>We’ve sent a link to the new address. Until you open it, the old one stays.</Trans>;
  return (
    <Trans>
      We’ve sent a link to <strong>{to}</strong>. Until you open it, the old address stays.
    </Trans>
  );
}

function Fields({ onDone }: { onDone: (email: string) => void }) {
  const send = useSend(requestMailChange);
  const form = useForm({
    name: 'settings',
    action: 'email',
    check,
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: ({ email = '', password = '' }) => send({ email: email.trim(), password }),
    onDone: (_, { email = '' }) => onDone(email.trim()),
  });
  const suggestion = form.wasLeft('email') ? suggestEmail(form.values['email'] ?? '') : null;
  return (
    <form {...form.attributes}>
      <input type="hidden" name="action" value="email" />
      <Stack gap="5">
        <FormError refusal={form.refusal} />
        <Field
          label={<Trans>New e-mail address</Trans>}
          error={form.error('email')}
          suggestion={
            suggestion !== null && (
              <Suggestion action={<Trans>Use this</Trans>} onAccept={() => form.write('email', suggestion)}>
                <Trans>
                  Did you mean <strong>{suggestion}</strong>?
                </Trans>
              </Suggestion>
            )
          }
        >
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
        <Field
          label={<Trans>Your password</Trans>}
          hint={<Trans>So that nobody else can change it.</Trans>}
          error={form.error('password')}
        >
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" tone="line" busy={form.isSending}>
          <Trans>Change e-mail address</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  email: msg`Enter the new e-mail address.`,
  password: msg`Enter your password.`,
};

function check({ email = '', password = '' }: FormValues): RefusedField[] {
  const problem = checkEmail(email);
  return [
    ...(problem ? [{ path: 'email', ...problem }] : []),
    ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
  ];
}
