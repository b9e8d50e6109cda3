import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

/** Thanks the one who reported a member. */
export const reportReceived = defineMail({
  kind: 'report_received',
  path: '/members',
  texts: ({ site }: MailValues, { reference }: { reference: string }) => ({
    subject: msg`We have your report ${reference}`,
    body: msg`Thank you for your report to ${site}. A real person reviews every report, and we act if our rules or the law have been broken. We never reveal who reported. If you write to us about it, quote ${reference}.`,
    action: msg`Back to ${site}`,
    validity: null,
    otherwise: msg`If you didn’t report anything, somebody may be using your account: choose a new password.`,
  }),
});
