import { msg } from '@lingui/core/macro';
import { defineMail, followLink } from './define-mail';

/** The link that confirms the address of a new account. */
export const activation = defineMail({
  kind: 'activation',
  path: followLink('activation'),
  texts: ({ site }) => ({
    subject: msg`Confirm your e-mail address for ${site}`,
    body: msg`Welcome to ${site}! Please confirm that this is your e-mail address. Until you do, other members don’t receive your messages.`,
    action: msg`Confirm my e-mail address`,
    validity: msg`The link works once, for 7 days.`,
    otherwise: msg`If you didn’t sign up at ${site}, you can ignore this mail.`,
  }),
});
