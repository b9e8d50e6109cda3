import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BodyOf } from '@vela/contract/registry';
import { changePassword } from '@vela/contract/endpoints/change-password';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Stack } from '@vela/ui/layout';
import {
  checkNewPassword,
  NEW_PASSWORD_CODES,
  NEW_PASSWORD_TEXTS,
  NewPasswordFields,
} from '../../kit/session/account/NewPasswordFields';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useDone } from '../../kit/forms/use-done';
import { useForm } from '../../kit/forms/use-form';
import type { FormValues } from '../../kit/forms/form-values';
import type { FieldErrorData } from '../../kit/forms/api-result';
import { useSend } from '../../kit/session/use-send';
import { usePage } from '../../kit/page/page-context';
import { SettingsCard } from './SettingsCard';

const FIELD_OF_CODE = { ...NEW_PASSWORD_CODES, old_password_wrong: 'old_password' } as const;

/** A new password, by the old one. */
export function PasswordForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const changed = useDone(isDone ? true : null);
  return (
    <SettingsCard
      title={t`Password`}
      lead={<Trans>Changing it logs out every other device.</Trans>}
      done={
        changed.result && <Trans>Your new password is set. Every other device has been logged out.</Trans>
      }
      doneTimes={changed.times}
    >
      <Fields key={changed.times} onDone={() => changed.show(true)} />
    </SettingsCard>
  );
}

function Fields({ onDone }: { onDone: () => void }) {
  const { user } = usePage();
  const owner = { email: user?.email ?? '', name: user?.profile?.name ?? '' };
  const send = useSend(changePassword);
  const form = useForm({
    name: 'settings/password',
    check: (values) => check(values, owner),
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: ({ old_password = '', password = '', password_repeat = '' }) =>
      send({ old_password, password, password_repeat }),
    onDone,
  });
  return (
    <Form form={form}>
      <input type="hidden" name="username" value={owner.email} autoComplete="username" />
      <Stack gap="5">
        <FormError apiError={form.apiError} />
        <Field label={<Trans>Old password</Trans>} error={form.error('old_password')}>
          <PasswordInput name="old_password" which="old" autoComplete="current-password" required />
        </Field>
        <NewPasswordFields form={form} />
        <Button type="submit" tone="line" wide="phone" busy={form.isSending}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  ...NEW_PASSWORD_TEXTS,
  old_password: msg`Enter your old password.`,
} satisfies Record<keyof BodyOf<'changePassword'>, MessageDescriptor>;

function check(values: FormValues, owner: { email: string; name: string }): FieldErrorData[] {
  const isMissing = values['old_password'] === '';
  return [
    ...(isMissing ? [{ path: 'old_password', code: 'required' }] : []),
    ...checkNewPassword(values, owner),
  ];
}
