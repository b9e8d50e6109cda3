import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@vela/domain/safety';
import { defineMail, type MailValues } from './define-mail';

interface Report {
  reference: string;
  /** Who is reported. */
  memberId: string;
  reason: ReportReason;
  text: string;
}

/** Hands a report on to those who answer it. */
export const reportForSupport = defineMail({
  kind: 'report_for_support',
  path: ({ memberId }) => `/members/${memberId}`,
  quotes: ({ text }) => text || '–',
  texts: ({ site }: MailValues, { reference, reason }: Report) => ({
    subject: msg`Report ${reference} at ${site}`,
    body: msg`A member was reported at ${site}. Reference: ${reference}. Reason: ${reason}. In the reporter’s words:`,
    action: msg`Open the profile`,
    validity: null,
    otherwise: msg`You get this mail because this is the support address of ${site}.`,
  }),
});
