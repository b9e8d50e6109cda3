import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

/** Thanks the one who complained. */
export const complaintReceived = defineMail({
  kind: 'complaint_received',
  path: '/',
  texts: ({ site }: MailValues, { reference }: { reference: string }) => ({
    subject: msg`We have your complaint ${reference}`,
    body: msg`Your complaint has arrived at ${site}. A person reads it and answers you at this address. Name ${reference} if you write to us about it.`,
    action: msg`Back to ${site}`,
    validity: null,
    otherwise: msg`If you didn’t complain, somebody mistyped an address: you can ignore this mail.`,
  }),
});
