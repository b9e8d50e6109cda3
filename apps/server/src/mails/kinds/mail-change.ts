import { msg } from '@lingui/core/macro';
import { defineMail, followLink } from './define-mail';

/** The link that confirms a new address. */
export const mailChange = defineMail({
  kind: 'mail_change',
  path: followLink('mail_change'),
  texts: ({ site }) => ({
    subject: msg`Confirm your new e-mail address for ${site}`,
    body: msg`You asked to use this e-mail address for your account at ${site}. The old one stays in use until you confirm.`,
    action: msg`Use this e-mail address`,
    validity: msg`The link works once, for 24 hours.`,
    otherwise: msg`If you didn’t ask for this, you can ignore this mail: nothing changes.`,
  }),
});
