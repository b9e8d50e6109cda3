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
    body: msg`Your account at ${site} is to use the e-mail address ${otherAddress}. That happens as soon as it is confirmed from there.`,
    action: msg`It wasn’t me: choose a new password`,
    validity: null,
    otherwise: msg`If this was you, there is nothing to do. If it wasn’t, a new password stops the change.`,
  }),
});
