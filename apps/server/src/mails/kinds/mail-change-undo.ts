import { msg } from '@lingui/core/macro';
import { defineMail, followLink, type MailValues } from './define-mail';

interface MailChangeUndo {
  linkId: string;
  /** The new address with most of it hidden. */
  newAddress: string;
  /** The link was mailed before, so it no longer works for its whole life. */
  isReminder?: true;
}

/** Goes to the old address when a new one was confirmed. */
export const mailChangeUndo = defineMail({
  kind: 'mail_change_undo',
  path: followLink('mail_change_undo'),
  texts: ({ site }: MailValues, { newAddress: otherAddress, isReminder }: MailChangeUndo) => ({
    subject: msg`Your e-mail address at ${site} was changed`,
    body: msg`Your account at ${site} now uses the e-mail address ${otherAddress}. If that wasn’t you, put the old address back: everyone is logged out, and you choose a new password.`,
    action: msg`Put the old address back`,
    validity: isReminder ? null : msg`The link works once, for 7 days.`,
    otherwise: msg`If this was you, you don’t need to do anything.`,
  }),
});
