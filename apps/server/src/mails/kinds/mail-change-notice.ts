import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

interface MailChangeNotice {
  /** The new address with most of it hidden. */
  newAddress: string;
}

/** Goes to the old address when a new one was asked for. */
export const mailChangeNotice = defineMail({
  kind: 'mail_change_notice',
  path: '/reset-password',
  texts: ({ site }: MailValues, { newAddress: otherAddress }: MailChangeNotice) => ({
    subject: msg`Your e-mail address at ${site} is about to change`,
    body: msg`The e-mail address of your account at ${site} is about to change to ${otherAddress}. The change takes effect once it’s confirmed from that address.`,
    action: msg`It wasn’t me: choose a new password`,
    validity: null,
    otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password to stop the change.`,
  }),
});
