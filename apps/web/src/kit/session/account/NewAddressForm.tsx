import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { requestMailChange } from '@vela/contract/endpoints/request-mail-change';
import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import { checkEmail, suggestEmail } from '@vela/domain/signup';
import { Button, type ButtonProps } from '@vela/ui/Button';
import { Field, Suggestion } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Form } from '../../forms/Form';
import { FormError } from '../../forms/FormError';
import { useForm, type FormOptions } from '../../forms/use-form';
import type { FormValues } from '../../forms/form-values';
import type { FieldErrorData } from '../../forms/api-result';
import { useSend } from '../use-send';

export interface NewAddressFormProps extends Pick<FormOptions<void>, 'name' | 'action'> {
  /** The words of its button. */
  children: ReactNode;
  /** Whether the button is as wide as the form. */
  wide: ButtonProps['wide'];
  /** Called with the address that the link was sent to. */
  onDone: (email: string) => void;
}

const FIELD_OF_CODE = {
  new_email_invalid: 'email',
  password_wrong: 'password',
} as const;

/** Asks for another e-mail address; the old one stays until the link in the mail to the new one is opened. */
export function NewAddressForm({ name, action, children, wide, onDone }: NewAddressFormProps) {
  const send = useSend(requestMailChange);
  const form = useForm({
    name,
    ...(action !== undefined && { action }),
    check,
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: ({ email = '', password = '' }) => send({ email: email.trim(), password }),
    onDone: (_, { email = '' }) => onDone(email.trim()),
  });
  const suggestion = form.wasLeft('email') ? suggestEmail(form.values['email'] ?? '', MAIL_DOMAINS) : null;
  return (
    <Form form={form}>
      {action !== undefined && <input type="hidden" name="action" value={action} />}
      <Stack gap="5">
        <FormError apiError={form.apiError} />
        <Field
          label={<Trans>New e-mail address</Trans>}
          error={form.error('email')}
          suggestion={
            suggestion !== null && (
              <Suggestion action={<Trans>Use this</Trans>} onAccept={() => form.write('email', suggestion)}>
                <Trans>
                  Did you mean <strong translate="no">{suggestion}</strong>?
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
        <Button type="submit" tone="line" wide={wide} busy={form.isSending}>
          {children}
        </Button>
      </Stack>
    </Form>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  email: msg`Enter the new e-mail address.`,
  password: msg`Enter your password.`,
};

function check({ email = '', password = '' }: FormValues): FieldErrorData[] {
  const problem = checkEmail(email);
  return [
    ...(problem ? [{ path: 'email', ...problem }] : []),
    ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
  ];
}
