import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { changePassword } from '@vela/api-client/endpoints/change-password';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Stack } from '@vela/ui/layout';
import { useState } from 'react';
import { FormError, useForm, type FormValues, type RefusedField } from '../../shell/forms';
import { useSend } from '../../shell/members';
import { usePage } from '../../shell/page';
import { SettingsCard } from './SettingsCard';

const FIELD_OF_CODE = { old_password_wrong: 'old_password', passwords_differ: 'password_repeat' } as const;

/** A new password, by the old one. */
export function PasswordForm({ isDone: wasDone }: { isDone: boolean }) {
  const [changes, setChanges] = useState(wasDone ? 1 : 0);
  return (
    <SettingsCard
      id="password"
      title={<Trans>Password</Trans>}
      lead={<Trans>Changing it logs out every other device.</Trans>}
      done={changes > 0 && <Trans>Your new password is set. Every other device has been logged out.</Trans>}
    >
      <Fields key={changes} onDone={() => setChanges(changes + 1)} />
    </SettingsCard>
  );
}

function Fields({ onDone }: { onDone: () => void }) {
  const { user } = usePage();
  const owner = { email: user?.email ?? '', name: user?.profile?.name ?? '' };
  const send = useSend(changePassword);
  const form = useForm({
    name: 'settings',
    action: 'password',
    check: (values) => check(values, owner),
    fieldOfCode: FIELD_OF_CODE,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: ({ old_password = '', password = '', password_repeat = '' }) =>
      send({ old_password, password, password_repeat }),
    onDone,
  });
  const { min } = FIELD_LIMITS.password;
  return (
    <form {...form.attributes}>
      <input type="hidden" name="action" value="password" />
      <input type="hidden" name="username" value={owner.email} autoComplete="username" />
      <Stack gap="5">
        <FormError refusal={form.refusal} />
        <Field label={<Trans>Old password</Trans>} error={form.error('old_password')}>
          <PasswordInput name="old_password" autoComplete="current-password" required />
        </Field>
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
        <Button type="submit" tone="line" busy={form.isSending}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const REQUIRED_TEXTS: Readonly<Record<string, ReturnType<typeof msg>>> = {
  old_password: msg`Enter your old password.`,
  password: msg`Choose a password.`,
  password_repeat: msg`Type the new password once more.`,
};

const DIFFERENT = { path: 'password_repeat', code: 'passwords_differ' };

function check(values: FormValues, owner: { email: string; name: string }): RefusedField[] {
  const { old_password: old = '', password = '', password_repeat: repeat = '' } = values;
  const problem = checkPassword(password, owner);
  return [
    ...(old === '' ? [{ path: 'old_password', code: 'required' }] : []),
    ...(problem ? [{ path: 'password', ...problem }] : []),
    ...(repeat === '' ? [{ path: 'password_repeat', code: 'required' }] : []),
    ...(repeat !== '' && repeat !== password ? [DIFFERENT] : []),
  ];
}
