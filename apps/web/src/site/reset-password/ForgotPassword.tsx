import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { checkEmail } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import { Stack } from '@vela/ui/layout';
import { useState } from 'react';
import { carryAddress } from '../../kit/storage/carried-address';
import { useCarriedAddress } from '../../kit/session/account/use-carried-address';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { FormPage } from '../../kit/forms/FormPage';
import { useForm } from '../../kit/forms/use-form';
import type { FormValues } from '../../kit/forms/form-values';
import type { FieldErrorData } from '../../kit/forms/api-result';
import { LinkSent } from './LinkSent';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';

const FIELD_OF_CODE = { email_not_found: 'email' } as const;

/** Asks for the mail that lets one choose a new password. */
export function ForgotPassword({ isSent }: { isSent: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(isSent ? '' : null);
  if (sentTo === null) return <AddressForm onSent={setSentTo} />;
  return <LinkSent to={sentTo} onOther={() => setSentTo(null)} />;
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
  useCarriedAddress(form);
  return (
    <FormPage
      title={t`Forgot your password?`}
      lead={<Trans>Tell us your e-mail address. We’ll send you a link to choose a new password.</Trans>}
    >
      <Form form={form}>
        <Stack gap="6">
          <FormError apiError={form.apiError} />
          <Field label={<Trans>E-mail address</Trans>} error={form.error('email')}>
            <TextInput
              type="email"
              name="email"
              defaultValue={form.initial('email')}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              required
            />
          </Field>
          <Button type="submit" wide busy={form.isSending}>
            <Trans>Send me the link</Trans>
          </Button>
        </Stack>
      </Form>
      <TextLink alone href="/login" onClick={() => carryAddress(form.values['email'])}>
        <Trans>Back to log in</Trans>
      </TextLink>
    </FormPage>
  );
}

function check({ email = '' }: FormValues): FieldErrorData[] {
  const problem = checkEmail(email);
  return problem ? [{ path: 'email', ...problem }] : [];
}

export function ForgotPasswordRoute() {
  return <ForgotPassword isSent={useAddressQuery(parseLinkSearch).done !== undefined} />;
}
