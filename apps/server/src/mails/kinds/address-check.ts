import { msg } from '@lingui/core/macro';
import { defineMail, followLink } from './define-mail';

/** The link that brings mails back which had bounced: it shows that the address takes them again. */
export const addressCheck = defineMail({
  kind: 'address_check',
  path: followLink('address_check'),
  texts: ({ site }) => ({
    subject: msg`Get e-mails from ${site} again`,
    body: msg`Our e-mails to this address came back, so we stopped sending them. This one has arrived: press the button, and you’ll get them again.`,
    action: msg`Send me e-mails again`,
    validity: msg`The link works once, for 7 days.`,
    otherwise: msg`If you don’t want our e-mails, or have no account at ${site}, you can ignore this one.`,
  }),
});
