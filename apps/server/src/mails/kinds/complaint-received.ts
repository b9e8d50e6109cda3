import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

/** Thanks the one who complained. */
export const complaintReceived = defineMail({
  kind: 'complaint_received',
  path: '/',
  texts: ({ site }: MailValues, { reference }: { reference: string }) => ({
    subject: msg`We have your complaint ${reference}`,
    body: msg`We’ve received your complaint to ${site}. A person will read it and reply to this address. If you write to us about it, quote ${reference}.`,
    action: msg`Back to ${site}`,
    validity: null,
    otherwise: msg`If this wasn’t you, somebody mistyped their address and you can ignore this e-mail.`,
  }),
});
