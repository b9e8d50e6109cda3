import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

interface PasswordChanged {
  /** A reset removes the passkeys that there were; not set by the version before. */
  passkeysRemoved?: boolean;
}

/** Informs the owner of an account that its password was changed. */
export const passwordChanged = defineMail({
  kind: 'password_changed',
  path: '/reset-password',
  texts: ({ site }: MailValues, { passkeysRemoved = false }: PasswordChanged) => ({
    subject: msg`Your password for ${site} has been changed`,
    body: passkeysRemoved
      ? msg`The password of your account at ${site} has just been changed. All other devices have been logged out, and your passkeys no longer open the account. You can add them again in the settings.`
      : msg`The password of your account at ${site} has just been changed. All other devices have been logged out.`,
    action: msg`Not you? Set a new password`,
    validity: null,
    otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password: that logs out everyone else.`,
  }),
});
