import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword } from '@vela/domain/signup';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Stack } from '@vela/ui/layout';
import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import {
  AnswerPage,
  FormError,
  FormPage,
  useForm,
  type FormValues,
  type RefusedField,
} from '../../shell/forms';

export interface NewPasswordProps {
  /** Of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
}

const FIELD_OF_CODE = { passwords_differ: 'password_repeat' } as const;

/** Chooses a new password by the link of a mail. */
export function NewPassword({ token, isDone: wasDone }: NewPasswordProps) {
  const [isDone, setIsDone] = useState(wasDone);
  const [isInvalid, setIsInvalid] = useState(token === '');
  if (isDone) return <Done />;
  if (isInvalid) return <InvalidLink />;
  return <PasswordForm token={token} onDone={() => setIsDone(true)} onInvalid={() => setIsInvalid(true)} />;
}

interface PasswordFormProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}

function PasswordForm({ token, onDone, onInvalid }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useForm({
    name: 'reset-password/do',
    check,
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: async (values) => {
      const { password = '', password_repeat = '' } = values;
      const { resetPassword } = await import('./send-reset');
      const outcome = await resetPassword({ token, password, password_repeat });
      if (!outcome.ok && outcome.refusal.code === 'reset_link_invalid') onInvalid();
      return outcome;
    },
    onDone,
  });
  const { min } = FIELD_LIMITS.password;
  // Posted without script, the link's refusal comes back with the page.
  if (form.refusal?.code === 'reset_link_invalid') return <InvalidLink />;
  return (
    <FormPage
      title={t`Choose a new password`}
      lead={<Trans>You’ll be logged out on every device.</Trans>}
      isPrivate
    >
      <form {...form.attributes}>
        <input type="hidden" name="token" value={token} />
        <Stack gap="6">
          <FormError refusal={form.refusal} />
          <Field
            label={<Trans>New password</Trans>}
            hint={
              !form.isGood('password') && (
                <Trans>At least {min} characters. Three or four words are good.</Trans>
              )
            }
            error={form.error('password')}
            good={form.isGood('password') && <Trans>At least {min} characters. It’s long enough.</Trans>}
          >
            <PasswordInput name="password" autoComplete="new-password" required />
          </Field>
          <Field
            label={<Trans>New password again</Trans>}
            error={form.error('password_repeat')}
            good={
              form.isGood('password_repeat') && form.isGood('password') && <Trans>Both are the same.</Trans>
            }
          >
            <PasswordInput name="password_repeat" autoComplete="new-password" required />
          </Field>
          <Button type="submit" wide busy={form.isSending}>
            <Trans>Set the new password</Trans>
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  password: msg`Choose a password.`,
  password_repeat: msg`Type the new password once more.`,
};

const DIFFERENT = { path: 'password_repeat', code: 'passwords_differ' };

function check({ password = '', password_repeat: repeat = '' }: FormValues): RefusedField[] {
  const problem = checkPassword(password);
  return [
    ...(problem ? [{ path: 'password', ...problem }] : []),
    ...(repeat === '' ? [{ path: 'password_repeat', code: 'required' }] : []),
    ...(repeat !== '' && repeat !== password ? [DIFFERENT] : []),
  ];
}

function Done() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={CircleCheck}
      tone="good"
      title={t`Your new password is set`}
      action={
        <ButtonLink href="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Every device has been logged out. Log in with the new password.</Trans>
    </AnswerPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={Unlink}
      tone="danger"
      title={t`Link expired or invalid`}
      action={
        <ButtonLink href="/reset-password">
          <Trans>Request a new email</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A link works once and for a limited time. Request a new e-mail and use the link in that one.
      </Trans>
    </AnswerPage>
  );
}
