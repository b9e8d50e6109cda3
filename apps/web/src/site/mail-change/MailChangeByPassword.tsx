import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Stack } from '@vela/ui/layout';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { FormPage } from '../../kit/forms/FormPage';
import { useForm } from '../../kit/forms/use-form';
import type { ApiErrorData } from '../../kit/forms/api-result';

export interface MailChangeByPasswordProps {
  token: string;
  onDone: () => void;
  /** Nothing is gained by trying that link again. */
  onFinal: (apiError: ApiErrorData) => void;
}

/**
 * The link of a mail change in a browser that the account doesn't know: a mistyped address is a stranger's, so the one who
 * has its mail shows to be the member.
 */
export function MailChangeByPassword({ token, onDone, onFinal }: MailChangeByPasswordProps) {
  const { t } = useLingui();
  const form = useForm({
    name: 'mail-change/do',
    action: 'password',
    check: ({ password = '' }) => (password === '' ? [{ path: 'password', code: 'required' }] : []),
    fieldOfCode: { password_wrong: 'password' },
    textOf: ({ code }) => (code === 'required' ? msg`Enter your password.` : undefined),
    send: async ({ password = '' }) => {
      const { confirmChange } = await import('./send-mail-change');
      const outcome = await confirmChange({ token, password });
      if (!outcome.ok) onFinal(outcome.apiError);
      return outcome;
    },
    onDone: ({ delivered }) => {
      if (delivered === null) return onDone();
      return 'leaving';
    },
  });
  return (
    <FormPage
      title={t`Confirm your new e-mail address`}
      lead={
        <Trans>
          Your account hasn’t been used in this browser yet. Enter its password to confirm the change.
        </Trans>
      }
    >
      <Form form={form}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="action" value="password" />
        <Stack gap="6">
          <FormError apiError={form.apiError} />
          <Field label={<Trans>Password</Trans>} error={form.error('password')}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <Button type="submit" wide busy={form.isSending}>
            <Trans>Use the new address</Trans>
          </Button>
        </Stack>
      </Form>
    </FormPage>
  );
}
