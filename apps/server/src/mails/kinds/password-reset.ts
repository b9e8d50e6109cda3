import { msg } from '@lingui/core/macro';
import { defineMail, followLink } from './define-mail';

/** The link to a new password. */
export const passwordReset = defineMail({
  kind: 'password_reset',
  path: followLink('password_reset'),
  texts: ({ site }) => ({
    subject: msg`Choose a new password for ${site}`,
    body: msg`You can choose a new password for your account at ${site}. Once you have, you are logged out on all other devices.`,
    action: msg`Choose a new password`,
    validity: msg`The link works once, for an hour.`,
    otherwise: msg`If you didn’t ask for this, you can ignore this mail: your password stays as it is.`,
  }),
});
