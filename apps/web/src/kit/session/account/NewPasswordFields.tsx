import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword, isRepeated, type PasswordOwner } from '@vela/domain/signup';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import type { FormApi } from '../../forms/use-form';
import type { FormValues } from '../../forms/form-values';
import type { FieldErrorData } from '../../forms/api-result';

/** A new password and its repetition: `password` and `password_repeat`. */
export function NewPasswordFields({ form }: { form: FormApi }) {
  const { min } = FIELD_LIMITS.password;
  const isGood = form.isGood('password');
  return (
    <>
      <Field
        label={<Trans>New password</Trans>}
        hint={!isGood && <Trans>At least {min} characters. Try three or four random words.</Trans>}
        error={form.error('password')}
        good={isGood && <Trans>At least {min} characters. It’s long enough.</Trans>}
      >
        <PasswordInput name="password" which="new" autoComplete="new-password" required />
      </Field>
      <Field
        label={<Trans>New password again</Trans>}
        error={form.error('password_repeat')}
        good={form.isGood('password_repeat') && isGood && <Trans>Both are the same.</Trans>}
      >
        <PasswordInput name="password_repeat" which="repeated" autoComplete="new-password" required />
      </Field>
    </>
  );
}

/** What the fields say when they are empty. */
export const NEW_PASSWORD_TEXTS = {
  password: msg`Choose a password.`,
  password_repeat: msg`Type the new password once more.`,
} as const;

/** The field that shows an error code of the whole request. */
export const NEW_PASSWORD_CODES = { passwords_differ: 'password_repeat' } as const;

const DIFFERENT = { path: 'password_repeat', code: 'passwords_differ' };

/** What is wrong with what was typed; nobody takes the own address or name. */
export function checkNewPassword(
  { password = '', password_repeat: repeat = '' }: FormValues,
  owner?: PasswordOwner,
): FieldErrorData[] {
  const problem = checkPassword(password, { ...owner, common: COMMON_PASSWORDS });
  return [
    ...(problem ? [{ path: 'password', ...problem }] : []),
    ...(repeat === '' ? [{ path: 'password_repeat', code: 'required' }] : []),
    ...(repeat !== '' && !isRepeated(password, repeat) ? [DIFFERENT] : []),
  ];
}
