import { msg } from '@lingui/core/macro';
import type { ComplaintCategory } from '@vela/domain/safety';
import { defineMail, type MailValues } from './define-mail';

interface Complaint {
  reference: string;
  category: ComplaintCategory;
  email: string;
  name: string;
  subject: string;
  text: string;
  url: string;
  /** The member who was logged in, whatever name and address the complaint has; `null` for a visitor. */
  memberId: string | null;
}

/** Hands a complaint on to those who answer it. */
export const complaintForSupport = defineMail({
  kind: 'complaint_for_support',
  path: '/',
  quotes: ({ complaint: { name, url, text } }) =>
    [...[name, url].filter((part) => part !== ''), text].join('\n\n'),
  replyTo: ({ complaint }) => complaint.email,
  texts: ({ site }: MailValues, { complaint }: { complaint: Complaint }) => {
    const { reference, category, email } = complaint;
    const member = complaint.memberId ?? '–';
    const subject = inOneLine(complaint.subject);
    return {
      subject: msg`Complaint ${reference} at ${site}: ${subject}`,
      body: msg`A complaint came in at ${site}. Reference: ${reference}. Kind: ${category}. Member: ${member}. From: ${email}. In their words:`,
      action: msg`Open ${site}`,
      validity: null,
      otherwise: msg`You get this mail because this is the support address of ${site}.`,
    };
  },
});

/** A subject is a header of the mail, which ends with its line. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
