import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { requestMailChange } from '@vela/api-client/endpoints/request-mail-change';
import { checkEmail, suggestEmail } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field, Suggestion } from '@vela/ui/Field';
import { Icon } from '@vela/ui/Icon';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { FormError, useForm, type FormValues, type RefusedField } from '../../shell/forms';
import { useSend } from '../../shell/members';
import { details, summary, unfolded } from './CompleteSignup.css';

const FIELD_OF_CODE = {
  new_email_invalid: 'email',
  email_taken: 'email',
  password_wrong: 'password',
} as const;

/** Another address, for one who mistyped the first. */
export function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const send = useSend(requestMailChange);
  const form = useForm({
    name: 'complete-signup',
    action: 'email',
    check,
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: ({ email = '', password = '' }) => send({ email: email.trim(), password }),
    onDone: (_, { email = '' }) => onSent(email.trim()),
  });
  const { email = '' } = form.values;
  const suggestion = form.wasLeft('email') ? suggestEmail(email) : null;
  // Refused without script, it comes back unfolded; from then on it is the reader's to fold.
  const [isOpen] = useState(
    form.refusal !== null || form.problem('email') !== null || form.problem('password') !== null,
  );
  return (
    <details className={details} open={isOpen || undefined}>
      <summary className={summary}>
        <Trans>The address is wrong</Trans>
        <Icon of={ChevronDown} />
      </summary>
      <form {...form.attributes}>
        <input type="hidden" name="action" value="email" />
        <div className={unfolded}>
          <Stack gap="6">
            <FormError refusal={form.refusal} />
            <Field
              label={<Trans>New e-mail address</Trans>}
              error={form.error('email')}
              suggestion={
                suggestion !== null && (
                  <Suggestion
                    action={<Trans>Use this</Trans>}
                    onAccept={() => form.write('email', suggestion)}
                  >
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
            <Button type="submit" tone="line" wide busy={form.isSending}>
              <Trans>Send to the new address</Trans>
            </Button>
          </Stack>
        </div>
      </form>
    </details>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  email: msg`Enter your e-mail address.`,
  password: msg`Enter your password.`,
};

function check({ email = '', password = '' }: FormValues): RefusedField[] {
  const problem = checkEmail(email);
  return [
    ...(problem ? [{ path: 'email', ...problem }] : []),
    ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
  ];
}
